import { type Kysely, type Selectable, sql } from "kysely";
import {
  type Article,
  type ArticleCategory,
  type ArticlePage,
  type ArticleSummary,
  blogPageSize,
  relatedArticleCount,
} from "./article.ts";
import {
  type Catalogue,
  dropCatalogue,
  type Freshness,
  freshnessColumns,
  getCatalogue,
  isFresh,
  readFreshness,
} from "./article-catalogue.server.ts";
import { normaliseTerm, searchArticles } from "./article-search.server.ts";
import type { ArticleListOptions } from "./content-source.ts";
import type { BlogArticlesTable, Schema } from "./schema.server.ts";

/** How often a list is read anew when articles change at the same moment, before the last one read is good enough. */
const attempts = 3;

const noIds = new Float64Array();

type Row = Selectable<BlogArticlesTable>;
type CardRow = Pick<Row, "id" | "slug" | "title" | "summary" | "category" | "author" | "created_at"> &
  Pick<Row, "publication_date" | "featured_image_url" | "reading_minutes">;

const cardColumns = sql<never>`a.id, a.slug, a.title, a.summary, a.category, a.author, a.created_at,
  a.publication_date::timestamptz as publication_date, a.featured_image_url, a.reading_minutes`;

/** Scheduled articles appear by themselves; an article without a date counts from its creation. */
const isVisible = sql<boolean>`(a.status = 'published'
  or (a.status = 'scheduled' and coalesce(a.publication_date, a.created_at) <= now()))`;

function toSummary(row: CardRow): ArticleSummary {
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

function toArticle(row: Row): Article {
  return {
    ...toSummary(row),
    featuredImageUrl2: row.featured_image_url_2,
    introduction: row.introduction ?? "",
    section1: row.section_1 ?? "",
    section2: row.section_2 ?? "",
    section3: row.section_3 ?? "",
    conclusion: row.conclusion ?? "",
    cta: row.cta,
    seoDescription: row.seo_description ?? "",
    keywords: row.keywords ?? "",
    // An adopted table may have rows that were never changed.
    updatedAt: (row.updated_at ?? row.created_at ?? new Date(0)).toISOString(),
  };
}

type Cards = { articles: ArticleSummary[]; freshness: Freshness };

/** The cards of these articles in this order, and in the same moment whether the order still holds. */
async function readCards(db: Kysely<Schema>, ids: Float64Array, kept: Catalogue): Promise<Cards> {
  if (ids.length === 0) return { articles: [], freshness: await readFreshness(db, kept) };
  const { rows } = await sql<CardRow & Freshness>`
    select ${cardColumns}, ${freshnessColumns(kept.expires)}
    from blog_articles a
    where a.id = any(${Array.from(ids)}::bigint[])`.execute(db);
  const [first] = rows;
  const freshness = first ?? (await readFreshness(db, kept));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const articles = Array.from(ids, (id) => byId.get(id))
    .filter((row) => row !== undefined)
    .map(toSummary);
  return { articles, freshness };
}

type Picked<Rest> = { ids: Float64Array; rest: Rest };

/** Reads cards in the catalogue's order, and both once more when the catalogue turns out to be stale. */
async function readByCatalogue<Rest>(
  db: Kysely<Schema>,
  pick: (catalogue: Catalogue) => Promise<Picked<Rest>> | Picked<Rest>,
): Promise<{ articles: ArticleSummary[]; rest: Rest }> {
  for (let attempt = 1; ; attempt++) {
    const catalogue = await getCatalogue(db);
    const { ids, rest } = await pick(catalogue);
    const { articles, freshness } = await readCards(db, ids, catalogue);
    if (isFresh(freshness, catalogue) || attempt === attempts) return { articles, rest };
    await dropCatalogue(db, catalogue);
  }
}

const idsOf = (catalogue: Catalogue, category: string | undefined) =>
  category ? (catalogue.byCategory.get(category) ?? noIds) : catalogue.all;

/**
 * One page of the visible articles, newest first, nine a page, with the number of all that match; a page beyond the last
 * has no articles (specification, section 7). Search and category combine.
 */
export async function listPublishedArticles(db: Kysely<Schema>, options: ArticleListOptions): Promise<ArticlePage> {
  const { category, page } = options;
  const term = normaliseTerm(options.search);
  const { articles, rest: total } = await readByCatalogue(db, async (catalogue) => {
    const all = term ? await searchArticles(db, catalogue, { term, category }) : idsOf(catalogue, category);
    return { ids: all.subarray((page - 1) * blogPageSize, page * blogPageSize), rest: all.length };
  });
  return { articles, total };
}

/** The newest visible article, or null when there is none (specification, section 7). */
export async function getFeaturedArticle(db: Kysely<Schema>): Promise<ArticleSummary | null> {
  const { articles } = await readByCatalogue(db, ({ all }) => ({ ids: all.subarray(0, 1), rest: undefined }));
  return articles[0] ?? null;
}

/** Up to three other visible articles of the category, newest first (specification, section 7). */
export async function listRelatedArticles(
  db: Kysely<Schema>,
  { category, exceptSlug }: { category: string; exceptSlug: string },
): Promise<ArticleSummary[]> {
  const { articles } = await readByCatalogue(db, ({ byCategory }) => ({
    // One more, for the article itself may be among the newest.
    ids: (byCategory.get(category) ?? noIds).subarray(0, relatedArticleCount + 1),
    rest: undefined,
  }));
  return articles.filter(({ slug }) => slug !== exceptSlug).slice(0, relatedArticleCount);
}

/** Every category that has visible articles, by name, with their number (specification, section 7). */
export async function listCategories(db: Kysely<Schema>): Promise<ArticleCategory[]> {
  const { rest } = await readByCatalogue(db, ({ byCategory }) => ({ ids: noIds, rest: byCategory }));
  return [...rest]
    .map(([name, ids]) => ({ name, count: ids.length }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The visible article of a slug, or null (specification, section 7). */
export async function getArticle(db: Kysely<Schema>, slug: string): Promise<Article | null> {
  if (slug.includes("\0")) return null;
  const { rows } = await sql<Row>`
    select a.*, a.publication_date::timestamptz as publication_date
    from blog_articles a
    where a.slug = ${slug} and ${isVisible}`.execute(db);
  return rows[0] ? toArticle(rows[0]) : null;
}

/** The slug under which an article can be found now that once had `slug`, or null. */
export async function findRedirect(db: Kysely<Schema>, slug: string): Promise<string | null> {
  if (slug.includes("\0")) return null;
  const { rows } = await sql<{ slug: string }>`
    select a.slug
    from article_redirects r join blog_articles a on a.id = r.article_id
    where r.old_slug = ${slug} and ${isVisible}`.execute(db);
  return rows[0]?.slug ?? null;
}

export type ArticleReference = { id: number; slug: string /** ISO timestamp. */; modifiedAt: string };

/**
 * The visible articles for a sitemap in the order of their identifiers, `limit` at a time: pass the last `id` to go on.
 */
export async function listArticleReferencesForSitemap(
  db: Kysely<Schema>,
  { afterId = 0, limit = 5_000 }: { afterId?: number; limit?: number } = {},
): Promise<ArticleReference[]> {
  const { rows } = await sql<{ id: number; slug: string; updated_at: Date }>`
    select a.id, a.slug, coalesce(a.updated_at, a.created_at, 'epoch') as updated_at
    from blog_articles a
    where a.id > ${afterId}::bigint and a.slug is not null and a.status <> 'draft' and ${isVisible}
    order by a.id
    limit ${limit}`.execute(db);
  return rows.map(({ id, slug, updated_at }) => ({ id, slug, modifiedAt: updated_at.toISOString() }));
}

/**
 * Turns scheduled articles whose time has come into published ones; they are visible already, but who keeps finished
 * pages learns from the answer that it is time to drop them.
 * @returns their slugs.
 */
export async function publishDueArticles(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    update blog_articles set status = 'published'
    where status = 'scheduled' and coalesce(publication_date, created_at) <= now()
    returning slug`.execute(db);
  return rows.map(({ slug }) => slug);
}
