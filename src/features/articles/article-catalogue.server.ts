import { sql } from "kysely";
import { AnswerCache } from "../../lib/answer-cache.ts";
import type { Db } from "../../server-context/db.ts";

/**
 * The order of all visible articles, newest first, cached: identifiers only, 8 bytes an article and list. Deep
 * pages, totals and categories then cost nothing, and each request reads its few cards by primary key. The number in
 * `content_revision`, which triggers raise with every change, says whether the order still holds.
 */
export type Catalogue = {
  revision: number;
  /** When the next scheduled article appears, as the database wrote it, or null. */
  expires: string | null;
  all: Float64Array;
  /** The visible one that the owner has chosen to lead the blog, or null. */
  featured: number | null;
  byCategory: ReadonlyMap<string, Float64Array>;
  /** The order of those that match a search; forgotten together with the catalogue. */
  searches: AnswerCache<Float64Array>;
};

/** Whether something cached still holds, by the database's own clock. */
export type Freshness = { revision: number; expired: boolean };

/** Identifiers cached by all searches together: 16 MB. One without a match weighs something too. */
const maxCachedIds = 2_000_000;
const weigh = (ids: Float64Array) => ids.length + 100;

const walkStep = 5_000;
const separator = "\u001f";

/** The revision of the articles, and whether the time named by `expires` has come: two columns for any select. */
export const freshnessColumns = (expires: string | null) => sql<never>`
  (select revision from content_revision where noun = 'articles') as revision,
  coalesce(now() >= ${expires}::timestamptz, false) as expired`;

export const isFresh = ({ revision, expired }: Freshness, kept: Catalogue) => revision === kept.revision && !expired;

export async function readFreshness(db: Db, kept: Catalogue): Promise<Freshness> {
  const { rows } = await sql<Freshness>`select ${freshnessColumns(kept.expires)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the revision of the articles is missing");
  return row;
}

type State = { revision: number; expires: string | null; featured: number | null };

/** The revision now, when the next scheduled article appears, and which one was chosen to lead the blog. */
async function readState(db: Db): Promise<State> {
  const { rows } = await sql<State>`
    select (select revision from content_revision where noun = 'articles') as revision,
      (select article_id from featured_article where is_only) as featured,
      (
        -- The first condition says nothing new, but lets the planner see that the small index has all these rows.
        select min(visible_from)::text from article_listing
        where visible_from > '-infinity' and visible_from > now()
      ) as expires`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the revision of the articles is missing");
  return row;
}

type Position = { date: string; id: number };

type Step = { ids: string | null; categories: string | null; walked: number; lastDate: string | null; lastId: number };

/** One stretch of the index, newest first; small, for the embedded database serves one query at a time. */
async function walk(db: Db, after: Position): Promise<Step> {
  const { rows } = await sql<Step>`
    with stretch as materialized (
      select article_id, publication_date, category, visible_from
      from article_listing
      where (publication_date, article_id) < (${after.date}::timestamptz, ${after.id}::bigint)
      order by publication_date desc, article_id desc
      limit ${walkStep}
    )
    select
      string_agg(article_id::text, ',' order by publication_date desc, article_id desc)
        filter (where visible_from <= now()) as ids,
      string_agg(coalesce(category, ''), ${separator} order by publication_date desc, article_id desc)
        filter (where visible_from <= now()) as categories,
      count(*) as walked,
      min(publication_date)::text as "lastDate",
      (select article_id from stretch order by publication_date, article_id limit 1) as "lastId"
    from stretch`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the list of articles is missing");
  return row;
}

async function build(db: Db): Promise<Catalogue> {
  const state = await readState(db);
  const all: number[] = [];
  const byCategory = new Map<string, number[]>();
  let after: Position = { date: "infinity", id: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const step = await walk(db, after);
    const ids = step.ids === null ? [] : step.ids.split(",").map(Number);
    const categories = step.categories === null ? [] : step.categories.split(separator);
    for (const [index, id] of ids.entries()) {
      all.push(id);
      const category = categories[index];
      if (!category) continue;
      const members = byCategory.get(category);
      if (members) members.push(id);
      else byCategory.set(category, [id]);
    }
    if (step.walked < walkStep || step.lastDate === null) break;
    after = { date: step.lastDate, id: step.lastId };
  }
  return {
    ...state,
    featured: state.featured !== null && all.includes(state.featured) ? state.featured : null,
    all: Float64Array.from(all),
    byCategory: new Map([...byCategory].map(([name, ids]) => [name, Float64Array.from(ids)])),
    searches: new AnswerCache({ maxWeight: maxCachedIds, weigh }),
  };
}

const catalogues = new WeakMap<Db, AnswerCache<Catalogue>>();

/** The one question that a catalogue answers. */
const everything = "everything";

function cacheOf(db: Db): AnswerCache<Catalogue> {
  const cache = catalogues.get(db) ?? new AnswerCache<Catalogue>({ maxWeight: 1, weigh: () => 1 });
  catalogues.set(db, cache);
  return cache;
}

/** The catalogue in memory, or a newly read one; anyone who uses it checks its freshness. */
export const getCatalogue = (db: Db): Promise<Catalogue> => cacheOf(db).ask(everything, () => build(db));

/** Forgets a catalogue that has been found stale. */
export const invalidateCatalogue = (db: Db, stale: Catalogue): void => cacheOf(db).invalidate(everything, stale);
