import { type Kysely, sql } from "kysely";
import { AnswerCache } from "../lib/answer-cache.ts";
import { readState } from "./article-catalogue.server.ts";
import type { Schema } from "./schema.server.ts";

/** The articles that match one term, newest first, with what tells whether the answer still holds. */
export type SearchResult = { revision: number; expires: string | null; ids: Float64Array };

/** A term that is not empty, in all articles or those of a category. */
export type Search = { term: string; category: string | undefined };

/** Identifiers kept in memory by all results of one database together: 8 MB. */
const keptIds = 1_000_000;
/** The trigram index finds nothing shorter. */
const shortestIndexed = 3;
const sampleSize = 100;
/** From this many hits in the sample on, reading the texts one after the other beats the index. */
const commonHits = 10;
/** One stretch takes a few milliseconds; readers of other pages get their turn in between. */
const walkStep = 1_000;

const caches = new WeakMap<Kysely<Schema>, AnswerCache<SearchResult>>();

type Match = { id: number /** Microseconds since 1970. */; date: number };

type Step = { ids: string | null; dates: string | null; walked: number; lastId: number | null };

const visible = sql`visible_from <= now()`;
const inCategory = (category: string | undefined) => (category ? sql`and category = ${category}` : sql``);
const micros = sql`(extract(epoch from publication_date) * 1000000)::bigint`;

/** The term as a pattern in which `%`, `_` and `\` stand for themselves. */
const pattern = (term: string) => `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;

function readMatches({ ids, dates }: Pick<Step, "ids" | "dates">): Match[] {
  if (ids === null || dates === null) return [];
  const times = dates.split(",");
  return ids.split(",").map((id, index) => ({ id: Number(id), date: Number(times[index]) }));
}

/** Looks through the next texts in the order of their identifiers, newest row first. */
async function walk(db: Kysely<Schema>, search: Search, before: number, limit: number): Promise<Step> {
  const { rows } = await sql<Step>`
    with stretch as materialized (
      select article_id, publication_date, category, visible_from, folded
      from article_listing
      where article_id < ${before}::bigint
      order by article_id desc
      limit ${limit}
    ), hit as (
      select article_id, ${micros} as date
      from stretch
      where strpos(folded, fold_text(${search.term})) > 0 and ${visible} ${inCategory(search.category)}
    )
    select string_agg(article_id::text, ',' order by article_id) as ids,
      string_agg(date::text, ',' order by article_id) as dates,
      (select count(*) from stretch) as walked,
      (select min(article_id) from stretch) as "lastId"
    from hit`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the search did not answer");
  return row;
}

async function findByIndex(db: Kysely<Schema>, search: Search): Promise<Match[]> {
  const { rows } = await db.transaction().execute(async (transaction) => {
    // The planner may take a term for common and read the whole table; the sample has shown that it is not.
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<Pick<Step, "ids" | "dates">>`
      select string_agg(article_id::text, ',' order by article_id) as ids,
        string_agg(${micros}::text, ',' order by article_id) as dates
      from article_listing
      where folded like fold_text(${pattern(search.term)}) and ${visible} ${inCategory(search.category)}`.execute(
      transaction,
    );
  });
  return rows[0] ? readMatches(rows[0]) : [];
}

async function find(db: Kysely<Schema>, search: Search): Promise<SearchResult> {
  const state = await readState(db);
  let step = await walk(db, search, Number.MAX_SAFE_INTEGER, sampleSize);
  let matches = readMatches(step);
  const isRare = search.term.length >= shortestIndexed && matches.length < commonHits;
  if (isRare && step.walked === sampleSize) matches = await findByIndex(db, search);
  else {
    let asked = sampleSize;
    while (step.walked === asked && step.lastId !== null) {
      asked = walkStep;
      step = await walk(db, search, step.lastId, walkStep);
      matches = matches.concat(readMatches(step));
    }
  }
  matches.sort((a, b) => b.date - a.date || b.id - a.id);
  return { ...state, ids: Float64Array.from(matches, ({ id }) => id) };
}

function cacheOf(db: Kysely<Schema>): AnswerCache<SearchResult> {
  // A result without any match weighs something too.
  const cache =
    caches.get(db) ?? new AnswerCache<SearchResult>({ maxWeight: keptIds, weigh: ({ ids }) => ids.length + 100 });
  caches.set(db, cache);
  return cache;
}

/** A term as the search compares it: white space collapsed, NUL (which no text holds) left out; "" finds everything. */
export function normaliseTerm(search: string | undefined): string {
  return (search ?? "").replaceAll("\0", "").replaceAll(/\s+/g, " ").trim();
}

const question = ({ term, category }: Search) => JSON.stringify([term.toLowerCase(), category ?? null]);

/**
 * All visible articles with `term` in title, summary or introduction, whatever the case, newest first (specification,
 * section 5). Results are kept until the articles change; equal searches at the same time share one.
 */
export const searchArticles = (db: Kysely<Schema>, search: Search): Promise<SearchResult> =>
  cacheOf(db).ask(question(search), () => find(db, search));

/** Forgets a result that has been found stale. */
export const dropSearch = (db: Kysely<Schema>, search: Search, stale: SearchResult): Promise<void> =>
  cacheOf(db).drop(question(search), stale);
