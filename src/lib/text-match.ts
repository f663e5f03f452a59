export type TextPart = { text: string; hit: boolean };

export function markHits(text: string, term: string | undefined): TextPart[] {
  const trimmedTerm = term?.trim().normalize("NFC");
  if (!trimmedTerm) return [{ text, hit: false }];
  const literal = trimmedTerm.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return text
    .normalize("NFC")
    .split(new RegExp(`(${literal})`, "giu"))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
