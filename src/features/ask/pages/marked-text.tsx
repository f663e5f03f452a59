import type { TextPart } from "../../../lib/text-match.ts";

export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity and never move
    hit ? <mark key={index}>{text}</mark> : text,
  );
}
