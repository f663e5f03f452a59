import { diffWords, type MarkedPart } from "../../../lib/word-diff.ts";
import { type ComparedField, readableValue } from "./compared-field.ts";

type MarkedValueProps = { kind: ComparedField["kind"]; value: string; other: string };

/** One version of a field with the words marked that the other one lacks. */
export function MarkedValue({ kind, value, other }: MarkedValueProps) {
  const text = readableValue(kind, value);
  const otherText = readableValue(kind, other);
  if (!text) return <span className="compare-text is-empty">Empty</span>;
  return (
    <span className="compare-text">
      {markedParts(text, otherText)}
      {text === otherText && value !== other ? <small>Only the formatting, links or pictures differ.</small> : null}
    </span>
  );
}

function markedParts(text: string, other: string) {
  let start = 0;
  return diffWords(text, other).one.map((part: MarkedPart) => {
    const key = start;
    start += part.text.length;
    return part.isOnlyHere && part.text.trim() ? <ins key={key}>{part.text}</ins> : part.text;
  });
}
