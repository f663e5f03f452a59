import type { Db } from "../../request/db.ts";
import { findCandidates } from "./candidates.server.ts";
import { type Question, readQuestion } from "./question.server.ts";
import { type RankedPassage, type RankedSentence, type RootOf, rankPassages, rankSentences } from "./ranking.ts";
import { stemsOf } from "./stems.server.ts";
import { wordsOf } from "./words.ts";

/** Passages that answer sentences are looked for in. */
const sentenceSources = 12;

/** What the index says about a question, before anything is chosen from it. */
export type Search = {
  question: Question;
  /** The best first. */
  ranked: readonly RankedPassage[];
  /** The best first. */
  sentences: readonly RankedSentence[];
  rootOf: RootOf;
};

/** Looks a question up in the archive. */
export async function searchArchive(db: Db, entered: string): Promise<Search> {
  const question = await readQuestion(db, entered);
  const { terms } = question;
  const candidates = await findCandidates(db, terms);
  const words = candidates.flatMap(({ text, heading, title, label, asked, speaker }) =>
    wordsOf(`${text} ${heading} ${title} ${label} ${asked} ${speaker}`),
  );
  const stems = await stemsOf(db, words);
  const rootOf: RootOf = (word) => stems.get(word) ?? "";
  const ranked = rankPassages(candidates, terms, rootOf);
  return { question, ranked, sentences: rankSentences(ranked.slice(0, sentenceSources), terms, rootOf), rootOf };
}
