import type { RankedPassage } from "./archive/ranking.ts";
import { sentencesOf } from "./archive/words.ts";

const maxRelated = 3;
const words = { least: 4, most: 14 };

/** Something that a visitor can ask as it is: a question, or a heading such as 'How to keep the log'. */
const isQuestion = (text: string) =>
  /^\p{Lu}[^.“”‘"]*\?$|^How to [^.]+$/u.test(text) &&
  text.split(/\s+/).length >= words.least &&
  text.split(/\s+/).length <= words.most;

/** Questions in and above the passages near a question: headings, what a guest was asked, what a paragraph begins with. */
export function relatedQuestions(ranked: readonly RankedPassage[], asked: string): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\?$/, "");
  const known = new Set([plain(asked)]);
  const related: string[] = [];
  for (const { passage } of ranked) {
    const begins = passage.isTable || passage.start !== null ? [] : sentencesOf(passage.text).slice(0, 1);
    for (const text of [
      passage.heading.replace(/^.*: /, ""),
      passage.title,
      ...sentencesOf(passage.asked),
      ...begins,
    ]) {
      if (!isQuestion(text) || known.has(plain(text))) continue;
      known.add(plain(text));
      related.push(text);
      if (related.length === maxRelated) return related;
    }
  }
  return related;
}
