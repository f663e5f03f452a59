import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../server-context/db.ts";

/** Roots do not depend on content: cached. */
const known = new LRUCache<string, string>({ max: 40_000 });

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
