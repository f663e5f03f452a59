import type { Passage } from "./archive/passage.ts";
import type { RankedPassage, RootOf, WeighedTerm } from "./archive/ranking.ts";
import { wordsOf } from "./archive/words.ts";
import type { JudgedTerm } from "./judge-quotation.ts";

/** Passages that are shown where none answers. */
const maxMentions = 3;

/** What is shown where nothing answers: the words of the question that these passages have, as they have them. */
export type Mentions = { words: string[]; passages: Passage[] };

const nothing: Mentions = { words: [], passages: [] };

/** The word of a passage that is this term or another word for it; undefined when it has none. */
function wordFor({ roots, synonyms }: WeighedTerm, { text, heading, title, asked }: Passage, rootOf: RootOf) {
  const words = wordsOf(`${text} ${heading} ${asked} ${title}`);
  return (
    words.find((word) => roots.includes(rootOf(word))) ??
    words.find((word) => synonyms.some(({ root }) => root === rootOf(word)))
  );
}

/** At most three passages that mention what was asked, with what they mention; none when the rarest word is nowhere. */
export function findMentions(
  ranked: readonly RankedPassage[],
  terms: readonly (JudgedTerm & { passages: number })[],
  rootOf: RootOf,
): Mentions {
  const about = terms.filter(({ isLight }) => !isLight);
  const [rarest] = (about.length > 0 ? about : terms).toSorted((a, b) => b.weight - a.weight);
  if (!rarest || (rarest.passages === 0 && rarest.synonyms.length === 0)) return nothing;
  const passages = ranked.slice(0, maxMentions).map(({ passage }) => passage);
  const words = (about.length > 0 ? about : terms).flatMap((term) => {
    const found = passages.flatMap((passage) => wordFor(term, passage, rootOf) ?? []);
    return found.includes(term.word) ? [term.word] : found.slice(0, 1);
  });
  return words.length > 0 ? { words: [...new Set(words)], passages } : nothing;
}
