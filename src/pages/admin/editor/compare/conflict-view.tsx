import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Monitor, Save } from "../../../../ui/icons.gen.ts";
import { counted, formatDateTime } from "../../kit/format-date-time.ts";
import { PageBar } from "../../kit/page-bar.tsx";
import { type ComparedField, differingFields } from "../compared-field.ts";
import type { Conflict } from "../editing-state.ts";
import { ComparedText } from "./compared-text.tsx";
import { type Choice, fieldGroups, firstChoice, mergedContent, sideChanges } from "./conflict-choice.ts";
import { ConflictPart } from "./conflict-part.tsx";

type ConflictViewProps<Content> = {
  /** What the item is called in a sentence, such as "article". */
  noun: string;
  conflict: Conflict<Content>;
  fields: readonly ComparedField[];
  isBusy: boolean;
  onSave: (chosen: Content) => void;
  onLater: () => void;
};

/** Two versions of one item side by side, to choose for each part; nothing is overwritten before that. */
export function ConflictView<Content extends Record<string, string>>(props: ConflictViewProps<Content>) {
  const { noun, conflict, fields, isBusy, onSave, onLater } = props;
  const { mine, theirs, origin } = conflict;
  const differing = differingFields(fields, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>(() =>
    Object.fromEntries(differing.map(({ name }) => [name, firstChoice(name, conflict)])),
  );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  const open = differing.filter(({ name }) => !choices[name]);
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(differing.map(({ name }) => [name, choice])));
  const who = conflict.isOwn ? "You" : conflict.by || "Someone else";
  const changes = (side: Content) => (origin ? `, ${sideChanges(fields, origin, side)}` : "");

  return (
    <div ref={top} tabIndex={-1} className="admin-focus">
      <PageBar
        title={`This ${noun} was saved twice`}
        note={`${who} saved it ${conflict.isOwn ? "in another window or from its list" : "while you were writing"}. Nothing is lost: ${differing.length === 1 ? "one part differs" : `${differing.length} parts differ`}. Choose a version for each${differing.some(({ kind }) => kind === "text" || kind === "html") ? ", or keep both and tidy up in the text" : ""}. The other one stays in the list of versions.`}
      />
      <div className="compare-heads">
        <div>
          <b className="compare-side">
            <Monitor />
            This window
          </b>
          <p>Not saved yet{changes(mine)}</p>
          <Button kind="secondary" size="sm" onClick={() => chooseAll("mine")}>
            Choose all of this window
          </Button>
        </div>
        <div>
          <b className="compare-side">
            <Save />
            Saved version
          </b>
          <p>
            Saved on {formatDateTime(conflict.at)}
            {conflict.by ? ` by ${conflict.by}` : ""}
            {changes(theirs)}
          </p>
          <Button kind="secondary" size="sm" onClick={() => chooseAll("theirs")}>
            Choose all of the saved version
          </Button>
        </div>
      </div>
      {fieldGroups(fields, differing, mine).map((group) =>
        "same" in group ? (
          <details key={group.same[0]?.name} className="compare-part compare-same">
            <summary>
              <b className="compare-labels">{group.same.map(({ label }) => label).join(", ")}</b> the same in both
            </summary>
            {group.same.map(({ name, label, kind }) => (
              <div key={name}>
                <b>{label}</b>
                <ComparedText kind={kind} before={undefined} value={mine[name] ?? ""} />
              </div>
            ))}
          </details>
        ) : (
          <ConflictPart
            key={group.differing.name}
            field={group.differing}
            mine={mine[group.differing.name] ?? ""}
            theirs={theirs[group.differing.name] ?? ""}
            origin={origin?.[group.differing.name]}
            choice={choices[group.differing.name]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [group.differing.name]: choice }))}
          />
        ),
      )}
      <div className="compare-bar">
        <p role="status">
          <b>
            {differing.length - open.length} of {counted(differing.length, "part")} chosen.
          </b>
          {open[0] ? ` Choose for ${open[0].label} next.` : ""}
        </p>
        <Button kind="secondary" onClick={onLater}>
          Decide later
        </Button>
        <Button
          busy={isBusy}
          disabled={open.length > 0}
          onClick={() => onSave(mergedContent(conflict, differing, choices))}
        >
          Save {noun}
        </Button>
      </div>
    </div>
  );
}
