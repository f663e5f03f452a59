import { markHits } from "../lib/text-match.ts";

export function MarkedText({ text, term }: { text: string; term?: string | undefined }) {
  if (!term) return text;
  return markHits(text, term).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity and never move
    part.hit ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
