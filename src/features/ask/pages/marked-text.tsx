import type { TextPart } from "../../../lib/text-match.ts";

/** A text with the words of the question marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity and never move
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
