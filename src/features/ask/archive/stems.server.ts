import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../server-context/db.ts";

/** The root of a word does not depend on the content, so what was asked once need not be asked again. */
const known = new LRUCache<string, string>({ max: 40_000 });

/** The root of each word as the text search has it; empty for a word that the search leaves out. */
export async function stemsOf(db: Db, words: Iterable<string>): Promise<Map<string, string>> {
  const stems = new Map<string, string>();
  const unknown: string[] = [];
  for (const word of new Set(words)) {
    const stem = known.get(word);
    if (stem === undefined) unknown.push(word);
    else stems.set(word, stem);
  }
  if (unknown.length === 0) return stems;
  const { rows } = await sql<{ word: string; stem: string | null }>`
    select word, (ts_lexize('english_stem', word))[1] as stem from unnest(${unknown}::text[]) as asked(word)`.execute(
    db,
  );
  for (const { word, stem } of rows) {
    stems.set(word, stem ?? "");
    known.set(word, stem ?? "");
  }
  return stems;
}
