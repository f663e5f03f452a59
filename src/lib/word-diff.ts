import { diffArrays } from "diff";

export type DiffPart = { text: string; change: "same" | "added" | "removed" };

/** Quadratic time: beyond this, everything between the common prefix and suffix counts as changed. */
const maxEditLength = 1_000;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Word-level diff of two texts; removed words come before added ones. */
export function diffWords(before: string, after: string): DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const [old, now] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const parts = [
    { value: a.slice(0, start), removed: false, added: false },
    ...(diffArrays(old, now, { maxEditLength }) ?? [
      { value: old, removed: true, added: false },
      { value: now, removed: false, added: true },
    ]),
    { value: a.slice(a.length - end), removed: false, added: false },
  ].filter(({ value }) => value.length > 0);
  const merged: DiffPart[] = [];
  let removed = "";
  let added = "";
  function flush(): void {
    if (removed) merged.push({ text: removed, change: "removed" });
    if (added) merged.push({ text: added, change: "added" });
    removed = "";
    added = "";
  }
  for (const [index, part] of parts.entries()) {
    const text = part.value.join("");
    // A space between changed words joins them into one run.
    const isBetween = !text.trim() && (removed || added) && index < parts.length - 1;
    if (part.removed || (!part.added && isBetween)) removed += text;
    if (part.added || (!part.removed && isBetween)) added += text;
    if (part.removed || part.added || isBetween) continue;
    flush();
    merged.push({ text, change: "same" });
  }
  flush();
  return merged;
}
