import type { RankedPassage, RankedSentence } from "../archive/ranking.ts";

/**
 * The share of a question's weight that its best passage must have for the archive to answer. Found with two thirds of
 * tests/archive/questions.json, checked with the others: unanswerable questions stay below, answerable ones above.
 */
export const leastCoverage = 0.43;

/** A sentence further from the best than this answers something else. */
const leastSentence = 0.62;
const maxSentences = 4;
const leastPassage = 0.25;
const maxPassages = 16;
const maxPerItem = 10;

/** Whether the passages answer the question at all. */
export const isAnswered = (ranked: readonly RankedPassage[]): boolean =>
  ranked.slice(0, 5).some(({ coverage }) => coverage >= leastCoverage);

/** Two to four sentences that answer best, of different passages where there are such; one when nothing else comes near. */
export function chooseSentences(sentences: readonly RankedSentence[]): RankedSentence[] {
  const [best] = sentences;
  if (!best) return [];
  const chosen: RankedSentence[] = [];
  const perItem = new Map<string, number>();
  for (const sentence of sentences) {
    const { passage, score, text } = sentence;
    if (chosen.length === maxSentences || score < best.score * leastSentence) break;
    const ofItem = perItem.get(passage.item) ?? 0;
    if (ofItem >= 2 || chosen.some((other) => other.passage.id === passage.id || other.text === text)) continue;
    chosen.push(sentence);
    perItem.set(passage.item, ofItem + 1);
  }
  return chosen;
}

/** The passages that are shown, the best first. */
export function choosePassages(ranked: readonly RankedPassage[]): RankedPassage[] {
  const least = (ranked[0]?.score ?? 0) * leastPassage;
  const perItem = new Map<string, number>();
  return ranked
    .filter(({ passage, score }) => {
      const ofItem = perItem.get(passage.item) ?? 0;
      perItem.set(passage.item, ofItem + 1);
      return score >= least && ofItem < maxPerItem;
    })
    .slice(0, maxPassages);
}
