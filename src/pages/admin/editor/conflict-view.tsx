import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../kit/format-date-time.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { type ComparedField, differingFields } from "./compared-field.ts";
import type { Conflict } from "./editing-state.ts";
import { MarkedValue } from "./marked-value.tsx";

type Choice = "mine" | "theirs" | "both";

type ConflictViewProps<Content> = {
  /** What the item is called in a sentence, such as "article". */
  noun: string;
  conflict: Conflict<Content>;
  fields: readonly ComparedField[];
  isBusy: boolean;
  onSave: (chosen: Content) => void;
  onLater: () => void;
};

/** What only one side changed needs no thought; what both changed is the person's to choose. */
function firstChoice(field: string, { mine, theirs, origin }: Conflict<Record<string, string>>): Choice | undefined {
  if (!origin) return undefined;
  if (theirs[field] === origin[field]) return "mine";
  return mine[field] === origin[field] ? "theirs" : undefined;
}

/** Two versions of one item side by side, to choose for each part; nothing is overwritten before that. */
export function ConflictView<Content extends Record<string, string>>(props: ConflictViewProps<Content>) {
  const { noun, conflict, fields, isBusy, onSave, onLater } = props;
  const { mine, theirs } = conflict;
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

  function save() {
    const chosen: Record<string, string> = { ...mine };
    for (const { name, kind } of differing) {
      const [own, other] = [mine[name] ?? "", theirs[name] ?? ""];
      const both = [own, other].filter(Boolean).join(kind === "html" ? "" : "\n\n");
      chosen[name] = { mine: own, theirs: other, both }[choices[name] ?? "mine"];
    }
    onSave(chosen as Content);
  }

  return (
    <div ref={top} tabIndex={-1} className="admin-focus">
      <PageBar
        title={`This ${noun} was saved twice`}
        note={`${who} saved it ${conflict.isOwn ? "in another window or from its list" : "while you were writing"}. Nothing is lost: ${differing.length === 1 ? "one part differs" : `${differing.length} parts differ`}. Choose a version for each. The other one stays in the list of versions.`}
      />
      <div className="compare-heads">
        <div>
          <b>This window</b>
          <p>Not saved yet</p>
          <Button kind="secondary" size="sm" onClick={() => chooseAll("mine")}>
            Choose all of this window
          </Button>
        </div>
        <div>
          <b>Saved version</b>
          <p>
            {formatDateTime(conflict.at)}
            {conflict.by ? `, ${conflict.by}` : ""}
          </p>
          <Button kind="secondary" size="sm" onClick={() => chooseAll("theirs")}>
            Choose all of the saved version
          </Button>
        </div>
      </div>
      {differing.map((field) => (
        <ConflictPart
          key={field.name}
          field={field}
          mine={mine[field.name] ?? ""}
          theirs={theirs[field.name] ?? ""}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
        />
      ))}
      <div className="compare-bar">
        <p role="status">
          <b>
            {differing.length - open.length} of {differing.length} parts chosen.
          </b>
          {open[0] ? ` Choose for ${open[0].label} next.` : ""}
        </p>
        <Button kind="secondary" onClick={onLater}>
          Decide later
        </Button>
        <Button busy={isBusy} disabled={open.length > 0} onClick={save}>
          Save {noun}
        </Button>
      </div>
    </div>
  );
}

type ConflictPartProps = {
  field: ComparedField;
  mine: string;
  theirs: string;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

function ConflictPart({ field, mine, theirs, choice, onChoose }: ConflictPartProps) {
  const id = useId();
  const { label, kind } = field;
  const options: { value: Choice; name: string; text?: ReactNode }[] = [
    { value: "mine", name: "This window", text: <MarkedValue kind={kind} value={mine} other={theirs} /> },
    { value: "theirs", name: "Saved version", text: <MarkedValue kind={kind} value={theirs} other={mine} /> },
  ];
  if ((kind === "text" || kind === "html") && mine && theirs) {
    options.push({ value: "both", name: "Keep both, one after the other" });
  }
  return (
    <section className="compare-part">
      <h2 id={id}>{label}</h2>
      <div role="radiogroup" aria-labelledby={id} className="compare-pick">
        {options.map(({ value, name, text }) => (
          <label key={value} className={value === "both" ? "compare-both" : undefined}>
            <span className="compare-radio">
              <input type="radio" name={id} checked={choice === value} onChange={() => onChoose(value)} />
              {name}
            </span>
            {text}
          </label>
        ))}
      </div>
    </section>
  );
}
