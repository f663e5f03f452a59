import type { Site } from "../../../facts/site.ts";
import type { Db } from "../../../server-context/db.ts";
import { findCandidates } from "./candidates.server.ts";
import { type Question, readQuestion } from "./question.server.ts";
import { type RankedChunk, type RootOf, rankChunks } from "./ranking.ts";
import { stemsOf } from "./vocabulary.server.ts";
import { wordsOf } from "./words.ts";

export type Search = {
  question: Question;
  ranked: readonly RankedChunk[];
  rootOf: RootOf;
};

export async function searchArchive(site: Site, db: Db, entered: string): Promise<Search> {
  const question = await readQuestion(db, entered);
  const { terms } = question;
  const candidates = await findCandidates(site, db, terms);
  const words = candidates.flatMap(({ text, heading, title, label, asked, speaker }) =>
    wordsOf(`${text} ${heading} ${title} ${label} ${asked} ${speaker}`),
  );
  const stems = await stemsOf(db, words);
  const rootOf: RootOf = (word) => stems.get(word) ?? "";
  return { question, ranked: rankChunks(candidates, terms, rootOf), rootOf };
}
