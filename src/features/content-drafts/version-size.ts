import { mergeWords } from "../../lib/word-diff.ts";

export type VersionSize = { added: number; removed: number };

const timestamp = /^\d{4}-\d\d-\d\dT/;

const wordsOf = (value: unknown): string =>
  typeof value !== "string" || timestamp.test(value)
    ? ""
    : value
        .replaceAll(/<[^<>]*>/g, " ")
        .replaceAll("&nbsp;", " ")
        .trim();

const count = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export function versionSize(before: Record<string, unknown>, after: Record<string, unknown>): VersionSize {
  const size = { added: 0, removed: 0 };
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [wordsOf(before[field]), wordsOf(after[field])];
    if (old === now) continue;
    for (const { text, change } of mergeWords(old, now)) if (change !== "same") size[change] += count(text);
  }
  return size;
}
