import { sql } from "kysely";
import { batchQueries } from "../../../lib/batch-queries.ts";
import type { Db } from "../../../server-context/db.ts";
import type { Catalogue } from "../article-catalogue.server.ts";

/** A term that is not empty, in all articles or those of a category. */
export type Search = { term: string; category: string | undefined };

/** The trigram index finds nothing shorter. */
const shortestIndexed = 3;
const sampleSize = 100;
/** From this many hits in the sample on, reading the texts one after the other beats the index. */
const commonHits = 10;
/** One stretch takes about four milliseconds; readers of other pages get their turn in between. */
const stretch = 1_000;
/** Terms looked up by one question. */
const batchSize = 20;

type Found = { term: string; ids: string };

/** The identifiers of the articles that hold each term, in no order. */
type Matches = Map<string, number[]>;

/** How the terms of searches are looked up in one catalogue. */
type Lookup = {
  isCommon: (term: string) => Promise<boolean>;
  byIndex: (terms: Iterable<string>) => Promise<Matches>;
  byReading: (terms: Iterable<string>) => Promise<Matches>;
  inOrder: (ids: readonly number[]) => Float64Array;
};

/** The term as a pattern in which `%`, `_` and `\` stand for themselves. */
const pattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

function collect(matches: Matches, rows: readonly Found[]): void {
  for (const { term, ids } of rows) {
    const found = matches.get(term);
    if (found) for (const id of ids.split(",")) found.push(Number(id));
  }
}

const noMatches = (terms: readonly string[]): Matches => new Map(terms.map((term) => [term, []]));

/** The texts of some articles all over the list. */
async function readSample(db: Db, all: Float64Array): Promise<string[]> {
  const ids = Array.from({ length: sampleSize }, (_, index) => all[Math.floor((index * all.length) / sampleSize)]);
  const { rows } = await sql<{ folded: string }>`
    select folded from article_listing where article_id = any(${ids}::bigint[])`.execute(db);
  return rows.map(({ folded }) => folded);
}

/**
 * The two words of a term that the index is asked for, the rarest by the sample: it would read a long list for a frequent one
 * and find little less by it, while each rare one spares most of the texts that have only the other.
 */
function rarestWords(term: string, texts: readonly string[]): [string, string] {
  const hits = (word: string) => texts.filter((text) => text.includes(word.toLowerCase())).length;
  const [rarest, next] = term
    .split(" ")
    .filter((word) => word.length >= shortestIndexed)
    .map((word) => ({ word, hits: hits(word) }))
    .sort((a, b) => a.hits - b.hits || b.word.length - a.word.length);
  const first = rarest?.word ?? term;
  return [first, next && next.hits < commonHits ? next.word : first];
}

async function findByIndex(db: Db, terms: readonly string[], texts: readonly string[]): Promise<Matches> {
  const matches = noMatches(terms);
  const words = terms.map((term) => rarestWords(term, texts));
  const [first, second] = [words.map(([word]) => pattern(word)), words.map(([, word]) => pattern(word))];
  await db.transaction().execute(async (transaction) => {
    // The planner may estimate a rare term as common and scan the whole table; the sample has shown that it is rare.
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await sql<Found>`
      select asked.term, string_agg(article_id::text, ',') as ids
      from unnest(${terms}::text[], ${first}::text[], ${second}::text[]) as asked(term, first, second)
      join article_listing on folded like fold_text(asked.first) and folded like fold_text(asked.second)
        and strpos(folded, fold_text(asked.term)) > 0
      group by asked.term`.execute(transaction);
    collect(matches, rows);
  });
  return matches;
}

/** Reads every text once, a stretch of the primary key at a time, for all terms. */
async function findByReading(db: Db, terms: readonly string[], all: Float64Array): Promise<Matches> {
  const matches = noMatches(terms);
  const sorted = all.toSorted();
  for (let start = 0; start < sorted.length; start += stretch) {
    const last = sorted[Math.min(start + stretch, sorted.length) - 1];
    const { rows } = await sql<Found>`
      select asked.term, string_agg(article_id::text, ',') as ids
      from article_listing join unnest(${terms}::text[]) as asked(term) on strpos(folded, fold_text(asked.term)) > 0
      where article_id between ${sorted[start]}::bigint and ${last}::bigint
      group by asked.term`.execute(db);
    collect(matches, rows);
  }
  return matches;
}

/** Puts identifiers into the order of the catalogue, and leaves out those that it does not have. */
function sorter(all: Float64Array): Lookup["inOrder"] {
  const places = new Map<number, number>();
  for (const [place, id] of all.entries()) places.set(id, place);
  return (ids) => {
    const found = Float64Array.from(ids.map((id) => places.get(id) ?? -1)).filter((place) => place >= 0);
    return found.sort().map((place) => all[place] ?? 0);
  };
}

const lookups = new WeakMap<Catalogue, Lookup>();

/**
 * Everything that only depends on the catalogue is made once: a sample of the texts, and the places of its articles. Terms that
 * are asked for at the same time are looked up together, and the texts are read by one reader at a time.
 */
export function lookupOf(db: Db, catalogue: Catalogue): Lookup {
  const known = lookups.get(catalogue);
  if (known) return known;
  const { all } = catalogue;
  let sample: Promise<string[]> | undefined;
  const texts = () => {
    sample ??= readSample(db, all).catch((error: unknown) => {
      sample = undefined;
      throw error;
    });
    return sample;
  };
  let inOrder: Lookup["inOrder"] | undefined;
  const lookup: Lookup = {
    isCommon: async (term) => {
      const folded = term.toLowerCase();
      return (await texts()).filter((text) => text.includes(folded)).length >= commonHits;
    },
    byIndex: batchQueries(async (terms) => findByIndex(db, terms, await texts()), batchSize),
    byReading: batchQueries((terms) => findByReading(db, terms, all), batchSize),
    inOrder: (ids) => {
      inOrder ??= sorter(all);
      return inOrder(ids);
    },
  };
  lookups.set(catalogue, lookup);
  return lookup;
}

/** The articles with a term, in the order of the catalogue: by the index, which needs three characters, or by reading. */
async function find(db: Db, term: string, catalogue: Catalogue): Promise<Float64Array> {
  const lookup = lookupOf(db, catalogue);
  const canUseIndex = term.length >= shortestIndexed && catalogue.all.length > stretch;
  const ask = canUseIndex && !(await lookup.isCommon(term)) ? lookup.byIndex : lookup.byReading;
  return lookup.inOrder((await ask([term])).get(term) ?? []);
}

/** A term as the search compares it: white space collapsed, NUL (which no text holds) left out; "" finds everything. */
export function normaliseTerm(search: string | undefined): string {
  return (search ?? "").replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
}

/**
 * The articles of a catalogue with `term` in title, summary or introduction, whatever the case, newest first
 * (spec 5). The answers are cached with the catalogue; equal searches at the same time share one.
 */
export async function searchArticles(db: Db, catalogue: Catalogue, search: Search): Promise<Float64Array> {
  const { category } = search;
  const term = search.term.toLowerCase();
  const everywhere = () => catalogue.searches.ask(JSON.stringify([term]), () => find(db, search.term, catalogue));
  if (!category) return everywhere();
  return catalogue.searches.ask(JSON.stringify([term, category]), async () => {
    const matches = new Set(await everywhere());
    return (catalogue.byCategory.get(category) ?? new Float64Array()).filter((id) => matches.has(id));
  });
}
