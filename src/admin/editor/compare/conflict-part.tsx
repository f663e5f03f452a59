import { type ReactNode, useId } from "react";
import { classNames } from "../../../lib/class-names.ts";
import type { ComparedField } from "../compared-field.ts";
import { ComparedPart, pairClass } from "./compared-part.tsx";
import { ComparedText, comparedTextClass } from "./compared-text.tsx";
import type { Choice } from "./conflict-choice.ts";

type ConflictPartProps = {
  field: ComparedField;
  mine: string;
  theirs: string;
  /** What both began from, where that is known. */
  origin: string | undefined;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
};

type Option = { value: Choice; name: string; text?: ReactNode };

/** What can be chosen of a part that only one side has. */
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

/** One part of two versions that differ, to choose from. */
export function ConflictPart(props: ConflictPartProps) {
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
