import { Monitor, Save } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useSite } from "../../../facts/use-site.ts";
import { versionSize } from "../../../features/content-drafts/version-size.ts";
import { classNames } from "../../../lib/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { counted, formatDateTime } from "../../format-date-time.ts";
import { PageBar } from "../../page-bar.tsx";
import { Note } from "../../states.tsx";
import { type ComparedField, differingFields } from "../compared-field.ts";
import type { Conflict } from "../editing-state.ts";
import { ComparedPart, ComparedText, comparedTextClass, pairClass } from "./compared-text.tsx";

type Choice = "mine" | "theirs" | "both";

type Content = Record<string, string>;

/** Preselects the side that changed when only one did. */
export function firstChoice(
  field: string,
  { mine, theirs, origin }: Pick<Conflict<Content>, "mine" | "theirs" | "origin">,
): Choice | undefined {
  if (!origin) return undefined;
  if (theirs[field] === origin[field]) return "mine";
  return mine[field] === origin[field] ? "theirs" : undefined;
}

/** Fields without a choice come from this window. */
export function mergedContent<Chosen extends Content>(
  { mine, theirs }: Pick<Conflict<Chosen>, "mine" | "theirs">,
  differing: readonly ComparedField[],
  choices: Readonly<Record<string, Choice | undefined>>,
): Chosen {
  const chosen: Content = { ...mine };
  for (const { name, kind } of differing) {
    const [own, other] = [mine[name] ?? "", theirs[name] ?? ""];
    const both = [own, other].filter(Boolean).join(kind === "html" ? "" : "\n\n");
    chosen[name] = { mine: own, theirs: other, both }[choices[name] ?? "mine"];
  }
  return chosen as Chosen;
}

/** Such as "2 parts changed, 37 words more". */
export function sideChanges(fields: readonly ComparedField[], origin: Content, side: Content): string {
  const parts = counted(differingFields(fields, origin, side).length, "part");
  const { added, removed } = versionSize(origin, side);
  const more = added - removed;
  if (more === 0) return `${parts} changed`;
  return `${parts} changed, ${counted(Math.abs(more), "word")} ${more > 0 ? "more" : "fewer"}`;
}

type ConflictPartProps = {
  field: ComparedField;
  mine: string;
  theirs: string;
  /** Common ancestor of both versions, where known. */
  origin: string | undefined;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

type Option = { value: Choice; name: string; text?: ReactNode };

function oneSided(kind: ComparedField["kind"], side: "mine" | "theirs", value: string): Option[] {
  return [
    { value: side, name: "Keep it", text: <ComparedText framed kind={kind} before="" value={value} /> },
    {
      value: side === "mine" ? "theirs" : "mine",
      name: "Leave it out",
      text: (
        <span className={comparedTextClass(true, true)}>
          {side === "mine" ? "Empty in the saved version." : "Empty in this window."}
        </span>
      ),
    },
  ];
}

function optionsOf({ field: { kind }, mine, theirs, origin }: ConflictPartProps): Option[] {
  if (!theirs) return oneSided(kind, "mine", mine);
  if (!mine) return oneSided(kind, "theirs", theirs);
  const options: Option[] = [
    {
      value: "mine",
      name: "This window",
      text: <ComparedText framed kind={kind} before={origin ?? theirs} value={mine} />,
    },
    {
      value: "theirs",
      name: "Saved version",
      text: <ComparedText framed kind={kind} before={origin ?? mine} value={theirs} />,
    },
  ];
  if (kind === "text" || kind === "html") options.push({ value: "both", name: "Keep both, one after the other" });
  return options;
}

const option =
  "grid cursor-pointer grid-rows-[auto_1fr] rounded-panel border border-line-strong bg-surface outline-offset-3 outline-focus has-checked:border-tide has-checked:shadow-[0_0_0_1px_var(--tide)] has-focus-visible:outline-2";

function ConflictPart(props: ConflictPartProps) {
  const id = useId();
  const { field, mine, theirs, choice, onChoose } = props;
  const only = theirs ? (mine ? "" : "only in the saved version") : "only in this window";
  return (
    <ComparedPart
      heading={
        <h2>
          <span id={id}>{field.label}</span>{" "}
          {only ? <small className="inline font-normal text-[80%]">{only}</small> : null}
        </h2>
      }
    >
      <div role="radiogroup" aria-labelledby={id} className={pairClass}>
        {optionsOf(props).map(({ value, name, text }) => (
          <label key={value} className={classNames(option, !text && "min-[50rem]:col-span-full")}>
            <span className="flex min-h-11 items-center gap-2.5 px-4 font-semibold">
              <input
                type="radio"
                name={id}
                className="size-4.5 flex-none accent-tide"
                checked={choice === value}
                onChange={() => onChoose(value)}
              />
              {name}
            </span>
            {text}
          </label>
        ))}
      </div>
    </ComparedPart>
  );
}

const head = "grid justify-items-start gap-1 rounded-panel border bg-surface px-4.5 py-3.5";
const headNote = "mb-1.5 text-xs wrap-anywhere text-ink-soft";

type ConflictViewProps<Content> = {
  /** Such as "This article was saved twice". */
  title: string;
  confirm: string;
  otherVersion?: string;
  conflict: Pick<Conflict<Content>, "mine" | "theirs" | "origin" | "isOwn" | "by" | "at">;
  fields: readonly ComparedField[];
  isSection?: boolean;
  isBusy: boolean;
  onSave: (chosen: Content) => void;
  onLater: () => void;
};

/** Chooses between two versions part by part; nothing is overwritten until confirmed. */
export function ConflictView<Content extends Record<string, string>>(props: ConflictViewProps<Content>) {
  const site = useSite();
  const { title, confirm, otherVersion = "", conflict, fields, isSection = false, isBusy, onSave, onLater } = props;
  const { mine, theirs, origin } = conflict;
  const differing = differingFields(fields, mine, theirs);
  const [choices, setChoices] = useState<Record<string, Choice | undefined>>(() =>
    Object.fromEntries(differing.map(({ name }) => [name, firstChoice(name, conflict)])),
  );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus();
    if (!isSection) window.scrollTo({ top: 0 });
  }, [isSection]);
  const open = differing.filter(({ name }) => !choices[name]);
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(differing.map(({ name }) => [name, choice])));
  const who = conflict.isOwn ? "You" : conflict.by || "Someone else";
  const changes = (side: Content) => (origin ? `, ${sideChanges(fields, origin, side)}` : "");

  const note = `${who} saved it ${conflict.isOwn ? (isSection ? "in another window" : "in another window or from its list") : "while you were writing"}. Nothing is lost: ${differing.length === 1 ? "one part differs" : `${differing.length} parts differ`}. Choose a version for each${differing.some(({ kind }) => kind === "text" || kind === "html") ? ", or keep both and tidy up in the text" : ""}. ${otherVersion}`;

  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {isSection ? (
        <>
          <h2>{title}</h2>
          <Note>{note}</Note>
        </>
      ) : (
        <PageBar title={title} note={note} />
      )}
      <div className={`${pairClass} mb-6`}>
        <div className={head}>
          <b className="flex items-center gap-2">
            <Monitor className="size-4.5" />
            This window
          </b>
          <p className={headNote}>Not saved yet{changes(mine)}</p>
          <Button kind="secondary" size="sm" onClick={() => chooseAll("mine")}>
            Choose all of this window
          </Button>
        </div>
        <div className={head}>
          <b className="flex items-center gap-2">
            <Save className="size-4.5" />
            Saved version
          </b>
          <p className={headNote}>
            Saved on {formatDateTime(site, conflict.at)}
            {conflict.by ? ` by ${conflict.by}` : ""}
            {changes(theirs)}
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
          origin={origin?.[field.name]}
          choice={choices[field.name]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [field.name]: choice }))}
        />
      ))}
      <div className="sticky bottom-0 z-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t bg-paper py-3.5">
        <p role="status" className="flex-[1_0_16rem]">
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
          {confirm}
        </Button>
      </div>
    </div>
  );
}
