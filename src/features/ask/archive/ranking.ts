import type { Passage } from "./passage.ts";
import { withoutTitles, wordsOf } from "./words.ts";

export type WeighedTerm = { roots: readonly string[]; synonyms: readonly { root: string }[]; weight: number };

/** Empty for a stop word. */
export type RootOf = (word: string) => string;

export type RankedChunk = {
  passage: Passage;
  score: number;
  /** Share of the question's weight, 0 to 1. */
  coverage: number;
  /** Titles of other items that its text refers to. */
  namedTitles: readonly string[];
};

/** Weights by location; the text counts 1. Measure a change with `npm run bench archive` and archive-judgement.test.ts. */
const ranks = { synonym: 0.95, asked: 1.1, heading: 1.4, title: 1.5 };
/** The same for whether the archive answers at all, which a title alone must not decide. */
const covers = { synonym: 0.5, asked: 0.5, heading: 0.8, title: 0.5, item: 0.3 };
/** For a word that is both in the text and around it. */
const bothShare = 0.7;
/** Share of the score that depends on coverage. */
const coverageShare = 0.75;
const nearby = 6;
const nearBonus = 0.4;
/** Bonus where the whole item covers what was asked. */
const itemBonus = 0.5;
const aboutBonus = 0.2;
/** Fragments answer less than sentences, very long passages mix subjects, and a table is no sentence. */
const lengthShare = { short: 0.1, sentence: 0.7, long: 0.6, table: 0.65 };
const shortText = 8;
const shortestSentence = 4;
const mostOfQuestion = 0.8;
const longText = 140;
const leastTitleWords = 4;

/** 1 for a root, less for a synonym, else 0. */
function strength({ roots, synonyms }: WeighedTerm, found: ReadonlySet<string>, ofSynonym = covers.synonym): number {
  if (roots.some((root) => found.has(root))) return 1;
  return synonyms.some(({ root }) => found.has(root)) ? ofSynonym : 0;
}

/** `share` is the share of the question that the text covers. */
function lengthOf(text: string, words: number, share: number): number {
  if (words > longText) return lengthShare.long;
  if (words >= shortText) return 1;
  const isSentence = words >= shortestSentence && /[.!]["’”)]*$/.test(text);
  return isSentence || share >= mostOfQuestion ? lengthShare.sentence : lengthShare.short;
}

const rootsIn = (text: string, rootOf: RootOf) => new Set(wordsOf(text).map(rootOf));

/** Share of the pairs of terms that are near each other. */
function nearness(terms: readonly WeighedTerm[], words: readonly string[]): number {
  if (terms.length < 2) return 0;
  const last = new Map<number, number>();
  const pairs = new Set<string>();
  words.forEach((root, at) => {
    terms.forEach((term, index) => {
      if (!term.roots.includes(root)) return;
      for (const [other, place] of last)
        if (other !== index && at - place <= nearby) pairs.add(`${Math.min(index, other)} ${Math.max(index, other)}`);
      last.set(index, at);
    });
  });
  return Math.min(1, pairs.size / (terms.length - 1));
}

const total = (terms: readonly WeighedTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);

export function rankChunks(passages: readonly Passage[], terms: readonly WeighedTerm[], rootOf: RootOf): RankedChunk[] {
  const whole = total(terms);
  if (whole === 0) return [];
  const titles = [...new Set(passages.map(({ title }) => title))]
    .filter((title) => wordsOf(title).length >= leastTitleWords)
    .map((title) => title.toLowerCase());
  const inItems = new Map<string, Set<string>>();
  for (const { item, text, title, heading } of passages) {
    const found = inItems.get(item) ?? new Set();
    for (const word of wordsOf(`${title} ${heading} ${text}`)) found.add(rootOf(word));
    inItems.set(item, found);
  }
  return passages
    .map((passage): RankedChunk => {
      const plain = passage.text.toLowerCase();
      const ownTitle = passage.title.toLowerCase();
      const namedTitles = titles.filter((other) => other !== ownTitle && plain.includes(other));
      const words = wordsOf(withoutTitles(passage.text, namedTitles)).map(rootOf);
      const text = new Set(words);
      const asked = rootsIn(passage.asked, rootOf);
      const heading = rootsIn(`${passage.heading} ${passage.speaker}`, rootOf);
      const title = rootsIn(`${passage.title} ${passage.label}`, rootOf);
      const shareOf = (found: ReadonlySet<string>) =>
        terms.reduce((part, term) => part + term.weight * strength(term, found), 0) / whole;
      const around = (term: WeighedTerm, counts: typeof ranks) =>
        Math.max(
          counts.asked * strength(term, asked, counts.synonym),
          counts.heading * strength(term, heading, counts.synonym),
          counts.title * strength(term, title, counts.synonym),
        );
      const item = inItems.get(passage.item) ?? text;
      let sum = 0;
      let covered = 0;
      for (const term of terms) {
        const inText = strength(term, text, ranks.synonym);
        const context = around(term, ranks);
        sum += term.weight * (Math.max(inText, context) + bothShare * Math.min(inText, context));
        covered +=
          term.weight * Math.max(strength(term, text), around(term, covers), covers.item * strength(term, item));
      }
      const coverage = covered / whole;
      const about = aboutBonus * Math.max(shareOf(title), shareOf(heading)) ** 2;
      const length = lengthOf(passage.text, words.length, shareOf(text));
      const near = 1 + nearBonus * nearness(terms, words);
      const fit = (sum / whole + itemBonus * shareOf(item) + about) * (1 - coverageShare + coverageShare * coverage);
      const score = fit * length * near * (passage.isTable ? lengthShare.table : 1);
      return { passage, score, coverage, namedTitles };
    })
    .sort((a, b) => b.score - a.score || a.passage.id - b.passage.id);
}
