import { type Selectable, sql } from "kysely";
import { authorName } from "../../facts/site-facts.ts";
import { batchQueries } from "../../lib/batch-queries.ts";
import type { Db } from "../../server-context/db.ts";
import type { ArticleSummary } from "./article.ts";
import {
  type Catalogue,
  type Freshness,
  freshnessColumns,
  getCatalogue,
  invalidateCatalogue,
  isFresh,
  readFreshness,
} from "./article-catalogue.server.ts";
import type { BlogArticlesTable } from "./schema.server.ts";
import { searchExcerpt } from "./search/search-excerpt.ts";

/** How often a list is read anew when articles change at the same moment, before the last one read is good enough. */
const attempts = 3;

/** Cards cached with a catalogue, about 1 KB each. */
const maxCards = 5_000;

type Row = Selectable<BlogArticlesTable>;
type CardRow = Pick<Row, "id" | "slug" | "title" | "summary" | "category" | "author" | "publication_date"> &
  Pick<Row, "featured_image_url" | "reading_minutes"> & { created_at: Date | null };
/** A card as JSON: the dates are texts. */
type CardJson = Omit<CardRow, "created_at" | "publication_date"> & {
  created_at: string | null;
  publication_date: string | null;
};
type HitJson = CardJson & Pick<Row, "introduction">;

const cardColumns = sql<never>`a.id, a.slug, a.title, a.summary, a.category, a.author, a.created_at,
  a.publication_date::timestamptz as publication_date, a.featured_image_url, a.reading_minutes`;

export function toSummary(row: CardRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary ?? "",
    category: row.category ?? "",
    author: row.author ?? "",
    // An adopted table may have rows without any date.
    publicationDate: (row.publication_date ?? row.created_at ?? new Date(0)).toISOString(),
    featuredImageUrl: row.featured_image_url,
    readingMinutes: row.reading_minutes,
  };
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));

const fromJson = ({ created_at, publication_date, ...rest }: CardJson) =>
  toSummary({ ...rest, created_at: toDate(created_at), publication_date: toDate(publication_date) });

/** A card of a search: when neither title nor summary shows why it was found, the words around the hit do. */
function toHit({ introduction, ...row }: HitJson, term: string): ArticleSummary {
  const card = fromJson(row);
  const isShown = `${card.title}\n${card.summary}`.toLowerCase().includes(term.toLowerCase());
  const excerpt = isShown ? undefined : searchExcerpt(introduction ?? "", term);
  return excerpt === undefined ? card : { ...card, excerpt };
}

/**
 * Rows of articles, and in the same moment whether the catalogue still holds. They come as one text, which is read in half the
 * time of as many columns.
 */
async function readRows<Extra>(
  db: Db,
  ids: readonly number[],
  kept: Catalogue,
  extra: ReturnType<typeof sql<never>>,
): Promise<{ rows: (CardJson & Extra)[]; freshness: Freshness }> {
  if (ids.length === 0) return { rows: [], freshness: await readFreshness(db, kept) };
  const { rows } = await sql<{ cards: string | null } & Freshness>`
    select ${freshnessColumns(kept.expires)}, (
      select json_agg(card)::text
      from (select ${cardColumns}${extra} from blog_articles a where a.id = any(${ids}::bigint[])) card
    ) as cards`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("the database answered without a row");
  return { rows: JSON.parse(row.cards ?? "[]") as (CardJson & Extra)[], freshness: row };
}

type Read = { read: Map<number, ArticleSummary>; freshness: Freshness };
type CachedCards = {
  cards: Map<number, ArticleSummary>;
  ask: (ids: Iterable<number>) => Promise<Read>;
  askHits: (ids: Iterable<number>) => Promise<{ rows: HitJson[]; freshness: Freshness }>;
};

const cachedCards = new WeakMap<Catalogue, CachedCards>();

/** The cards read for a catalogue so far; they hold as long as it does, which every reader asks together with others. */
function cardsOf(db: Db, catalogue: Catalogue): CachedCards {
  const known = cachedCards.get(catalogue);
  if (known) return known;
  const cards = new Map<number, ArticleSummary>();
  const ask = batchQueries(async (ids: readonly number[]) => {
    const { rows, freshness } = await readRows(db, ids, catalogue, sql``);
    const read = new Map(rows.map((row) => [row.id, fromJson(row)]));
    for (const [id, card] of read) cards.set(id, card);
    return { read, freshness };
  });
  const askHits = batchQueries((ids: readonly number[]) =>
    readRows<Pick<Row, "introduction">>(db, ids, catalogue, sql`, a.introduction`),
  );
  const kept = { cards, ask, askHits };
  cachedCards.set(catalogue, kept);
  return kept;
}

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;

/** The cards of these articles in this order, and in the same moment whether the order still holds. */
async function readCards(db: Db, ids: readonly number[], catalogue: Catalogue) {
  const { cards, ask } = cardsOf(db, catalogue);
  if (cards.size > maxCards) cards.clear();
  // Those that are there are read now: another request may clear the cards while this one waits.
  const found = new Map(ids.map((id) => [id, cards.get(id)]));
  const { read, freshness } = await ask(ids.filter((id) => !found.get(id)));
  return { articles: ids.map((id) => found.get(id) ?? read.get(id)).filter(isPresent), freshness };
}

/** As `readCards`, for what was found by a search. */
async function readHits(db: Db, ids: readonly number[], catalogue: Catalogue, term: string) {
  const { rows, freshness } = await cardsOf(db, catalogue).askHits(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const articles = ids
    .map((id) => byId.get(id))
    .filter(isPresent)
    .map((row) => toHit(row, term));
  return { articles, freshness };
}

type Picked<Rest> = { ids: Float64Array; rest: Rest };

/** A card with its author as printed; the cards themselves outlive a change of the owner's name. */
export const named = (card: ArticleSummary): ArticleSummary => ({ ...card, author: authorName(card.author) });

/**
 * Reads cards in the catalogue's order, and both once more when the catalogue turns out to be stale; `term` is what was
 * searched for.
 */
export async function readByCatalogue<Rest>(
  db: Db,
  pick: (catalogue: Catalogue) => Promise<Picked<Rest>> | Picked<Rest>,
  term = "",
): Promise<{ articles: ArticleSummary[]; rest: Rest }> {
  for (let attempt = 1; ; attempt++) {
    const catalogue = await getCatalogue(db);
    const { ids, rest } = await pick(catalogue);
    const wanted = Array.from(ids);
    const { articles, freshness } = await (term
      ? readHits(db, wanted, catalogue, term)
      : readCards(db, wanted, catalogue));
    if (isFresh(freshness, catalogue) || attempt === attempts) return { articles: articles.map(named), rest };
    invalidateCatalogue(db, catalogue);
  }
}
