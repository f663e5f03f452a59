import { type ReactNode, useId } from "react";
import type { ComparedField } from "../compared-field.ts";
import { ComparedText } from "./compared-text.tsx";
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
    { value: side, name: "Keep it", text: <ComparedText kind={kind} before="" value={value} /> },
    {
      value: side === "mine" ? "theirs" : "mine",
      name: "Leave it out",
      text: (
        <span className="compare-text is-empty">
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
    { value: "mine", name: "This window", text: <ComparedText kind={kind} before={origin ?? theirs} value={mine} /> },
    {
      value: "theirs",
      name: "Saved version",
      text: <ComparedText kind={kind} before={origin ?? mine} value={theirs} />,
    },
  ];
  if (kind === "text" || kind === "html") options.push({ value: "both", name: "Keep both, one after the other" });
  return options;
}

/** One part of two versions that differ, to choose from. */
export function ConflictPart(props: ConflictPartProps) {
  const id = useId();
  const { field, mine, theirs, choice, onChoose } = props;
  const only = theirs ? (mine ? "" : "only in the saved version") : "only in this window";
  return (
    <section className="compare-part">
      <h2>
        <span id={id}>{field.label}</span> {only ? <small className="compare-only">{only}</small> : null}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className="compare-pick">
        {optionsOf(props).map(({ value, name, text }) => (
          <label key={value} className={text ? undefined : "compare-both"}>
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
