import type { RankedPassage } from "../archive/ranking.ts";

const maxRelated = 3;

/** Headings of passages that are near the question, as questions that can be asked next. */
export function relatedQuestions(ranked: readonly RankedPassage[], asked: string): string[] {
  const taken = new Set([asked.toLowerCase().replace(/\?$/, "")]);
  const related: string[] = [];
  for (const { passage } of ranked) {
    const heading = passage.heading.replace(/^.*: /, "").trim();
    const words = heading.split(/\s+/).length;
    if (words < 3 || words > 10 || taken.has(heading.toLowerCase().replace(/\?$/, ""))) continue;
    taken.add(heading.toLowerCase().replace(/\?$/, ""));
    related.push(heading.replace(/[.:]$/, ""));
    if (related.length === maxRelated) break;
  }
  return related;
}
