import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../server-context/db.ts";
import { germanWords, lightWords, synonymGroups } from "./synonyms.ts";

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

export type Vocabulary = {
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** English phrases by German root. */
  german: ReadonlyMap<string, readonly string[]>;
  light: ReadonlySet<string>;
};

let loaded: Promise<Vocabulary> | undefined;

async function rootsOf(db: Db, words: readonly string[], dictionary: "english_stem" | "german_stem") {
  const { rows } = await sql<{ word: string; root: string | null }>`
    select word, (ts_lexize(${dictionary}::regdictionary, word))[1] as root
    from unnest(${[...new Set(words)]}::text[]) as asked(word)`.execute(db);
  return new Map(rows.map(({ word, root }) => [word, root ?? ""]));
}

async function load(db: Db): Promise<Vocabulary> {
  const english = await rootsOf(db, synonymGroups.flat(), "english_stem");
  const synonyms = new Map<string, string[]>();
  for (const group of synonymGroups) {
    const roots = [...new Set(group.map((word) => english.get(word) ?? ""))].filter(Boolean);
    for (const root of roots)
      synonyms.set(root, [...(synonyms.get(root) ?? []), ...roots.filter((other) => other !== root)]);
  }
  const germanRoots = await rootsOf(db, Object.keys(germanWords), "german_stem");
  const german = new Map<string, string[]>();
  for (const [word, translation] of Object.entries(germanWords))
    german.set(germanRoots.get(word) || word, translation.split("|"));
  const light = await rootsOf(db, lightWords, "english_stem");
  return { synonyms, german, light: new Set([...light.values()].filter(Boolean)) };
}

/** Read once, as the words are part of the program. */
export function readVocabulary(db: Db): Promise<Vocabulary> {
  loaded ??= load(db).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

export const germanRootsOf = (db: Db, words: readonly string[]) => rootsOf(db, words, "german_stem");
