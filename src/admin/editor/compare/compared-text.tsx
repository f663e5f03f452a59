import { Fragment } from "react";
import { type MergedPart, mergeWords } from "../../../lib/word-diff.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type ComparedField, readableValue } from "../compared-field.ts";

type ComparedTextProps = {
  kind: ComparedField["kind"];
  /** What it was compared with; undefined shows the value alone. */
  before: string | undefined;
  value: string;
};

/** One version of a field with the words that it removed and added, for eyes and for screen readers. */
export function ComparedText({ kind, before, value }: ComparedTextProps) {
  const text = readableValue(kind, value);
  const oldText = before === undefined ? text : readableValue(kind, before);
  if (!text && !oldText) return <span className="compare-text is-empty">Empty</span>;
  const isFormat = before !== undefined && text === oldText && value !== before;
  return (
    <span className="compare-text">
      {changedParts(mergeWords(oldText, text))}
      {isFormat ? <small>Only the formatting, links or pictures differ.</small> : null}
    </span>
  );
}

function changedParts(parts: readonly MergedPart[]) {
  let place = 0;
  return parts.map(({ text, change }) => {
    const key = place;
    place += text.length;
    if (change === "same" || !text.trim()) return change === "removed" ? null : text;
    const Tag = change === "added" ? "ins" : "del";
    const words = text.trim();
    const start = text.indexOf(words);
    return (
      <Fragment key={`${change} ${key}`}>
        {text.slice(0, start)}
        <Tag>
          <VisuallyHidden>{change === "added" ? " Added: " : " Removed: "}</VisuallyHidden>
          {words}
          <VisuallyHidden>{`, end of what was ${change}. `}</VisuallyHidden>
        </Tag>
        {text.slice(start + words.length)}
      </Fragment>
    );
  });
}
