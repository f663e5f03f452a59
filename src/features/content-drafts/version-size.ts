import { diffWords } from "../../lib/word-diff.ts";

export type VersionSize = { added: number; removed: number };

const timestamp = /^\d{4}-\d\d-\d\dT/;

const plainTextOf = (value: unknown): string =>
  typeof value !== "string" || timestamp.test(value)
    ? ""
    : value
        .replaceAll(/<[^<>]*>/g, " ")
        .replaceAll("&nbsp;", " ")
        .trim();

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export function versionSize(before: Record<string, unknown>, after: Record<string, unknown>): VersionSize {
  const size = { added: 0, removed: 0 };
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [previous, current] = [plainTextOf(before[field]), plainTextOf(after[field])];
    if (previous === current) continue;
    for (const { text, change } of diffWords(previous, current))
      if (change !== "same") size[change] += countWords(text);
  }
  return size;
}
