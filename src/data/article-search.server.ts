import { type Kysely, sql } from "kysely";
import type { Catalogue } from "./article-catalogue.server.ts";
import type { Schema } from "./schema.server.ts";

/** A term that is not empty, in all articles or those of a category. */
export type Search = { term: string; category: string | undefined };

/** The trigram index finds nothing shorter. */
const shortestIndexed = 3;
const sampleSize = 100;
/** From this many hits in the sample on, reading the texts one after the other beats the index. */
const commonHits = 10;
/** One stretch takes a few milliseconds; readers of other pages get their turn in between. */
const stretch = 1_000;

type Found = { ids: string | null };

const foundIds = sql`string_agg(article_id::text, ',') as ids`;

const readIds = (rows: readonly Found[]): number[] => rows[0]?.ids?.split(",").map(Number) ?? [];

/** The term as a pattern in which `%`, `_` and `\` stand for themselves. */
const pattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

/** Whether the term is in so many of the articles that an index is no help, by a look at some all over the list. */
async function isCommon(db: Kysely<Schema>, term: string, all: Float64Array): Promise<boolean> {
  const sample = Array.from({ length: sampleSize }, (_, index) => all[Math.floor((index * all.length) / sampleSize)]);
  const { rows } = await sql<Found>`
    select ${foundIds} from article_listing
    where article_id = any(${sample}::bigint[]) and strpos(folded, fold_text(${term})) > 0`.execute(db);
  return readIds(rows).length >= commonHits;
}

async function findByIndex(db: Kysely<Schema>, term: string): Promise<number[]> {
  const { rows } = await db.transaction().execute(async (transaction) => {
    // The planner may take a term for common and read the whole table; the sample has shown that it is not.
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<Found>`
      select ${foundIds} from article_listing where folded like fold_text(${pattern(term)})`.execute(transaction);
  });
  return readIds(rows);
}

/** Reads every text, a stretch of the primary key at a time. */
async function findByReading(db: Kysely<Schema>, term: string, all: Float64Array): Promise<number[]> {
  const sorted = all.toSorted();
  const found: number[] = [];
  for (let start = 0; start < sorted.length; start += stretch) {
    const last = sorted[Math.min(start + stretch, sorted.length) - 1];
    const { rows } = await sql<Found>`
      select ${foundIds} from article_listing
      where article_id between ${sorted[start]}::bigint and ${last}::bigint
        and strpos(folded, fold_text(${term})) > 0`.execute(db);
    for (const id of readIds(rows)) found.push(id);
  }
  return found;
}

async function find(db: Kysely<Schema>, term: string, { all }: Catalogue): Promise<Float64Array> {
  const canUseIndex = term.length >= shortestIndexed && all.length > stretch;
  const found =
    canUseIndex && !(await isCommon(db, term, all)) ? await findByIndex(db, term) : await findByReading(db, term, all);
  const matches = new Set(found);
  return all.filter((id) => matches.has(id));
}

/** A term as the search compares it: white space collapsed, NUL (which no text holds) left out; "" finds everything. */
export function normaliseTerm(search: string | undefined): string {
  return (search ?? "").replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
}

/**
 * The articles of a catalogue with `term` in title, summary or introduction, whatever the case, newest first
 * (specification, section 5). The answers are kept with the catalogue; equal searches at the same time share one.
 */
export async function searchArticles(db: Kysely<Schema>, catalogue: Catalogue, search: Search): Promise<Float64Array> {
  const { category } = search;
  const term = search.term.toLowerCase();
  const everywhere = () => catalogue.searches.ask(JSON.stringify([term]), () => find(db, search.term, catalogue));
  if (!category) return everywhere();
  return catalogue.searches.ask(JSON.stringify([term, category]), async () => {
    const matches = new Set(await everywhere());
    return (catalogue.byCategory.get(category) ?? new Float64Array()).filter((id) => matches.has(id));
  });
}
