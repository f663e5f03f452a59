import { isOpening, type Passage } from "./archive/passage.ts";
import type { RankedChunk, RootOf } from "./archive/ranking.ts";
import { sentencesOf, withoutTitles, wordsOf } from "./archive/words.ts";
import { type JudgedQuestion, judgeQuotation } from "./judge-quotation.ts";

/** Verbatim sentences of one paragraph. */
export type Quotation = { passage: Passage; text: string; score: number };

/** Consecutive sentences quoted together. */
const maxSentences = 3;
const shortestQuotation = 4;
const longestQuotation = 75;
/** Minimum gain of each further sentence. */
const sentenceCost = 0.06;
/** Penalty for a fragment that is no sentence. */
const fragmentCost = 0.2;
/** Penalty: a summary or introduction announces more than it answers. */
const openingCost = 0.2;
/** Weight of what the quotation itself says, besides its passage. */
const ownShare = 0.35;
/** Weight of the heading and title. */
const aboutShare = 0.25;
const definitionBonus = 0.3;

const maxJudged = 40;
const maxQuotations = 4;
/** Minimum score, relative to the best. */
const leastScore = 0.62;
const maxPerItem = 2;

const leastPassage = 0.25;
const maxPassages = 16;
const maxPassagesPerItem = 10;

/** Shortest first; never across the end of a line. */
function runsOf(text: string): { text: string; sentences: number }[] {
  const lines = text.split("\n").map(sentencesOf);
  return Array.from({ length: maxSentences }, (_, more) => more + 1).flatMap((sentences) =>
    lines.flatMap((line) =>
      line
        .slice(0, Math.max(0, line.length - sentences + 1))
        .map((_, at) => ({ text: line.slice(at, at + sentences).join(" "), sentences })),
    ),
  );
}

function bestRun(question: JudgedQuestion, { passage, score, namedTitles }: RankedChunk, best: number, rootOf: RootOf) {
  let found: Quotation | undefined;
  for (const { text, sentences } of runsOf(passage.text)) {
    const words = wordsOf(text).length;
    if (words < shortestQuotation || words > longestQuotation || text.endsWith("?")) continue;
    const judged = judgeQuotation(question, withoutTitles(text, namedTitles), passage, rootOf);
    if (!judged) continue;
    const opening = isOpening(passage) ? openingCost : 0;
    const fragment = /[.!:…]["'’”)]*$/.test(text) ? 0 : fragmentCost;
    const says = ownShare * judged.own + aboutShare * judged.about + (judged.isDefinition ? definitionBonus : 0);
    const fit = says + (1 - ownShare) * (score / best) - opening - fragment - (sentences - 1) * sentenceCost;
    if (!found || fit > found.score) found = { passage, text, score: fit };
  }
  return found;
}

export function findQuotations(ranked: readonly RankedChunk[], question: JudgedQuestion, rootOf: RootOf): Quotation[] {
  const best = ranked[0]?.score || 1;
  return ranked
    .slice(0, maxJudged)
    .filter(({ passage }) => !passage.isTable)
    .flatMap((passage) => bestRun(question, passage, best, rootOf) ?? [])
    .sort((a, b) => b.score - a.score || a.passage.id - b.passage.id);
}

/** One to four, of different sources where possible. */
export function chooseQuotations(quotations: readonly Quotation[]): Quotation[] {
  const least = (quotations[0]?.score ?? 0) * leastScore;
  const perItem = new Map<string, number>();
  const texts = new Set<string>();
  return quotations
    .filter(({ passage, score, text }) => {
      const ofItem = perItem.get(passage.item) ?? 0;
      if (score < least || ofItem >= maxPerItem || texts.has(text)) return false;
      perItem.set(passage.item, ofItem + 1);
      texts.add(text);
      return true;
    })
    .slice(0, maxQuotations);
}

export function choosePassages(ranked: readonly RankedChunk[]): RankedChunk[] {
  const least = (ranked[0]?.score ?? 0) * leastPassage;
  const perItem = new Map<string, number>();
  return ranked
    .filter(({ passage, score }) => {
      const ofItem = perItem.get(passage.item) ?? 0;
      perItem.set(passage.item, ofItem + 1);
      return score >= least && ofItem < maxPassagesPerItem;
    })
    .slice(0, maxPassages);
}
