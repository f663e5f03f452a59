import { sql } from "kysely";
import { editDistance } from "../../../lib/edit-distance.ts";
import type { Db } from "../../../server-context/db.ts";

const shortestCorrected = 4;
/** A shorter word that is another in one letter is more often a word of its own than a slip. */
const shortestChanged = 6;
/** Words of one question that are compared with those of the archive. */
const maxCorrected = 4;
const shortestPart = 3;

/** Words that a question begins with, which say nothing of what it is about. */
const interrogatives = ["what", "when", "where", "which", "who", "whose", "why", "how"];

/** The word that a question begins with, misspelt by one letter: 'wat' or 'wich'. */
const interrogativeFor = (word: string) =>
  interrogatives.find((other) => other.charAt(0) === word.charAt(0) && editDistance(word, other) === 1);

type Similar = { asked: string; word: string; passages: number };

/** The parts of a word that is two words of the archive written as one, such as "logfile". */
function splitsOf(word: string): [string, string][] {
  const splits: [string, string][] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at++) splits.push([word.slice(0, at), word.slice(at)]);
  return splits;
}

/** Whether a word is likely to be another one, misspelt: the first letter is seldom wrong, and a longer ending makes another word. */
const isSlip = (word: string, near: string) =>
  word.charAt(0) === near.charAt(0) && word.length >= shortestChanged && !word.startsWith(near);

/** The words that a word is with two neighbouring letters swapped, such as "valves" for "vavles". */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word.charAt(at + 2) + word.charAt(at + 1) + word.slice(at + 3),
  );

/**
 * For words that the archive lacks, those that they are likely to be: what a question begins with, one with two letters swapped, one
 * that differs by a letter or two, or two that were written as one.
 */
export async function correctWords(db: Db, unknown: readonly string[]): Promise<Map<string, string>> {
  const corrections = new Map<string, string>();
  for (const word of unknown) {
    const interrogative = interrogativeFor(word);
    if (interrogative) corrections.set(word, interrogative);
  }
  const words = unknown
    .filter((word) => word.length >= shortestCorrected && !/\d/.test(word) && !corrections.has(word))
    .slice(0, maxCorrected);
  if (words.length === 0) return corrections;
  const parts = [...new Set([...words.flatMap(splitsOf).flat(), ...words.flatMap(swapsOf)])];
  const { rows } = await sql<Similar>`
    select asked.word as asked, near.word, near.passages from unnest(${words}::text[]) as asked(word)
    cross join lateral (
      select w.word, w.passages from archive_words w where w.word % asked.word
      order by similarity(w.word, asked.word) desc, w.passages desc limit 8
    ) near
    union all
    select '', w.word, w.passages from archive_words w where w.word = any(${parts}::text[]) and w.lexeme <> ''`.execute(
    db,
  );
  const known = new Map(rows.filter(({ asked }) => asked === "").map(({ word, passages }) => [word, passages]));
  for (const word of words) {
    const allowed = word.length >= 8 ? 2 : 1;
    const [best] = rows
      .filter(({ asked }) => asked === word)
      .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
      .filter(({ word: near, distance }) => distance <= allowed && isSlip(word, near))
      .sort((a, b) => a.distance - b.distance || b.passages - a.passages);
    const rarer = ([left, right]: [string, string]) => Math.min(known.get(left) ?? 0, known.get(right) ?? 0);
    const [split] = splitsOf(word)
      .filter((pair) => rarer(pair) > 0)
      .sort((a, b) => rarer(b) - rarer(a));
    const [swapped] = swapsOf(word)
      .filter((other) => known.has(other))
      .sort((a, b) => (known.get(b) ?? 0) - (known.get(a) ?? 0));
    if (swapped) corrections.set(word, swapped);
    else if (best) corrections.set(word, best.word);
    else if (split) corrections.set(word, split.join(" "));
  }
  return corrections;
}
