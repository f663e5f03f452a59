import { type RawBuilder, type Selectable, sql } from "kysely";
import { batchQueries } from "../../lib/batch-queries.ts";
import type { Db } from "../../server-context/db.ts";
import {
  type Article,
  type ArticleCategory,
  type ArticlePage,
  type ArticleSummary,
  blogPageSize,
  relatedArticleCount,
  revisionDate,
} from "./article.ts";
import { named, readByCatalogue, toSummary } from "./article-cards.server.ts";
import type { Catalogue } from "./article-catalogue.server.ts";
import type { ArticleListOptions } from "./article-source.ts";
import type { BlogArticlesTable } from "./schema.server.ts";
import { normaliseTerm, searchArticles } from "./search/article-search.server.ts";

/** Whole articles read by one question. */
const batchSize = 20;

const noIds = new Float64Array();

type Row = Selectable<BlogArticlesTable> & { sanitised: string | null };

/** Scheduled articles appear by themselves; an article without a date counts from its creation. */
const isVisible = sql<boolean>`(a.status = 'published'
  or (a.status = 'scheduled' and coalesce(a.publication_date, a.created_at) <= now()))`;

function toArticle(row: Row): Article {
  const summary = named(toSummary(row));
  const createdAt = (row.created_at ?? new Date(0)).toISOString();
  // An adopted table may have rows that were never changed.
  const updatedAt = (row.updated_at ?? row.created_at ?? new Date(0)).toISOString();
  return {
    ...summary,
    featuredImageUrl2: row.featured_image_url_2,
    featuredImageAlt2: row.featured_image_alt_2 ?? "",
    introduction: row.introduction ?? "",
    section1: row.section_1 ?? "",
    section2: row.section_2 ?? "",
    section3: row.section_3 ?? "",
    conclusion: row.conclusion ?? "",
    cta: row.cta,
    seoDescription: row.seo_description ?? "",
    keywords: row.keywords ?? "",
    sanitised: row.sanitised,
    updatedAt,
    revisedAt: revisionDate({ publicationDate: summary.publicationDate, createdAt, updatedAt }),
  };
}

const idsOf = (catalogue: Catalogue, category: string | undefined) =>
  category ? (catalogue.byCategory.get(category) ?? noIds) : catalogue.all;

/**
 * One page of the visible articles, newest first, nine a page, with the number of all that match; a page beyond the last
 * has no articles (spec 7). Search and category combine.
 */
export async function listPublishedArticles(db: Db, options: ArticleListOptions): Promise<ArticlePage> {
  const { category, page } = options;
  const term = normaliseTerm(options.search);
  const pick = async (catalogue: Catalogue) => {
    const all = term ? await searchArticles(db, catalogue, { term, category }) : idsOf(catalogue, category);
    return { ids: all.subarray((page - 1) * blogPageSize, page * blogPageSize), rest: all.length };
  };
  const { articles, rest: total } = await readByCatalogue(db, pick, term);
  return { articles, total };
}

/**
 * The visible article that the owner has chosen to lead the blog, or else the newest one, or null when there is none
 * (spec 2 and 7).
 */
export async function getFeaturedArticle(db: Db): Promise<ArticleSummary | null> {
  const { articles } = await readByCatalogue(db, ({ all, featured }) => ({
    ids: featured === null ? all.subarray(0, 1) : Float64Array.of(featured),
    rest: undefined,
  }));
  return articles[0] ?? null;
}

/** Up to three other visible articles of the category, newest first (spec 7). */
export async function listRelatedArticles(
  db: Db,
  { category, exceptSlug }: { category: string; exceptSlug: string },
): Promise<ArticleSummary[]> {
  const { articles } = await readByCatalogue(db, ({ byCategory }) => ({
    // One more, for the article itself may be among the newest.
    ids: (byCategory.get(category) ?? noIds).subarray(0, relatedArticleCount + 1),
    rest: undefined,
  }));
  return articles.filter(({ slug }) => slug !== exceptSlug).slice(0, relatedArticleCount);
}

/** Every category that has visible articles, by name, with their number (spec 7). */
export async function listCategories(db: Db): Promise<ArticleCategory[]> {
  const { rest } = await readByCatalogue(db, ({ byCategory }) => ({ ids: noIds, rest: byCategory }));
  return [...rest]
    .map(([name, ids]) => ({ name, count: ids.length }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

const visibleRows = (wanted: RawBuilder<unknown>) => sql<Row>`
  select a.*, a.publication_date::timestamptz as publication_date, s.mark as sanitised
  from blog_articles a left join sanitised_articles s on s.article_id = a.id
  where ${wanted} and ${isVisible}`;

const articleReaders = new WeakMap<Db, (slugs: Iterable<string>) => Promise<Map<string, Row>>>();

/** Reads articles; those that are asked for at the same time are read together. */
function readerOf(db: Db) {
  const known = articleReaders.get(db);
  if (known) return known;
  const read = batchQueries(async (slugs: readonly string[]) => {
    const { rows } = await visibleRows(sql`a.slug = any(${slugs}::text[])`).execute(db);
    return new Map(rows.map((row) => [row.slug, row]));
  }, batchSize);
  articleReaders.set(db, read);
  return read;
}

/** The visible article of a slug, or null (spec 7). */
export async function getArticle(db: Db, slug: string): Promise<Article | null> {
  if (slug.includes("\0")) return null;
  const row = (await readerOf(db)([slug])).get(slug);
  return row ? toArticle(row) : null;
}

/** The visible ones of these articles, by their id. */
export async function readArticles(db: Db, ids: readonly number[]): Promise<Map<number, Article>> {
  const { rows } = await visibleRows(sql`a.id = any(${[...ids]}::bigint[]) and a.slug is not null`).execute(db);
  return new Map(rows.map((row) => [row.id, toArticle(row)]));
}

/** The slug under which an article can be found now that once had `slug`, or null. */
export async function findRedirect(db: Db, slug: string): Promise<string | null> {
  if (slug.includes("\0")) return null;
  const { rows } = await sql<{ slug: string }>`
    select a.slug
    from article_redirects r join blog_articles a on a.id = r.article_id
    where r.old_slug = ${slug} and ${isVisible}`.execute(db);
  return rows[0]?.slug ?? null;
}

/**
 * Turns scheduled articles whose time has come into published ones; they are visible already, but who keeps finished
 * pages learns from the answer that it is time to drop them.
 * @returns their slugs.
 */
export async function publishDueArticles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    update blog_articles
    -- Appearing is no change of the article, however late the process learns of it.
    set status = 'published',
      updated_at = greatest(updated_at + interval '1 microsecond', coalesce(publication_date, created_at))
    where status = 'scheduled' and coalesce(publication_date, created_at) <= now()
    returning slug`.execute(db);
  return rows.map(({ slug }) => slug);
}
