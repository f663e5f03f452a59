import { type RawBuilder, type Selectable, sql } from "kysely";
import { writtenBy } from "../../facts/site-facts.ts";
import { langOf } from "../../lib/text-language.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { contains } from "../../server-context/list-request.server.ts";
import { otherLanguage } from "../content-drafts/rows/other-language.server.ts";
import {
  type Article,
  type ArticleCategory,
  type ArticlePage,
  type ArticleSummary,
  blogPageSize,
  relatedArticleCount,
  revisionDate,
} from "./article.ts";
import { articleTextFields } from "./article-row.server.ts";
import type { ArticleListOptions } from "./article-source.ts";
import { queueArticlesPublished } from "./article-webhook.server.ts";
import { normaliseTerm } from "./search/search-index.server.ts";

/** Former URLs that are free now, each with the article's current one. */
export async function listRedirects(db: Db): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select r.old_slug as "from", a.slug as "to"
    from article_redirects r join blog_articles a on a.id = r.article_id
    where a.status = 'published' and not exists (select from blog_articles b where b.slug = r.old_slug)
    order by r.old_slug`.execute(db);
  const url = (slug: string) => `/blog/${encodeURIComponent(slug)}`;
  return rows.map(({ from, to }) => ({ from: url(from), to: url(to) }));
}

/** Characters on each side of a hit. */
const excerptMargin = 70;

/** Tags become spaces, entities of sanitised HTML become characters. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Ignores case; lower-casing must not change the length, or positions would shift. */
function findTerm(text: string, term: string): number {
  const folded = text.toLowerCase();
  return folded.length === text.length ? folded.indexOf(term.toLowerCase()) : -1;
}

/** The nearest word boundary from `from` up to `to`. */
function wordStart(text: string, from: number, to: number): number {
  const gap = text.indexOf(" ", from);
  return from === 0 || gap < 0 || gap >= to ? from : gap + 1;
}

/** Whole words around the first hit, with ellipses where cut; undefined without a hit. */
export function searchExcerpt(html: string, term: string): string | undefined {
  const text = plainText(html);
  const hit = findTerm(text, term);
  if (hit < 0) return undefined;
  const start = wordStart(text, Math.max(0, hit - excerptMargin), hit);
  const limit = Math.min(text.length, hit + term.length + excerptMargin);
  const lastGap = text.lastIndexOf(" ", limit);
  const end = limit === text.length || lastGap < hit + term.length ? limit : lastGap;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

type Table = Selectable<Schema["blog_articles"]>;
type Row = Table & { sanitised: string | null };

type CardRow = Pick<Table, "id" | "slug" | "title" | "summary" | "category" | "author" | "publication_date"> &
  Pick<Table, "featured_image_url" | "reading_minutes" | "introduction" | "language"> & { created_at: Date | null };

/** Scheduled articles become visible by date; without a date, creation counts. */
const isVisible = sql<boolean>`(a.status = 'published'
  or (a.status = 'scheduled' and coalesce(a.publication_date, a.created_at) <= now()))`;

const cardColumns = sql<never>`a.id, a.slug, a.title, a.summary, a.category, a.author, a.created_at,
  a.publication_date::timestamptz as publication_date, a.featured_image_url, a.reading_minutes, a.introduction,
  ${otherLanguage("a.language")} as language`;

function listed(category?: string) {
  if (!category) return sql<boolean>`l.visible_from <= now()`;
  // PostgreSQL rejects NUL in text.
  return category.includes("\0")
    ? sql<boolean>`false`
    : sql<boolean>`l.visible_from <= now() and l.category = ${category}`;
}

const newestFirst = sql`l.publication_date desc, l.article_id desc`;

function toSummary(row: CardRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary ?? "",
    category: row.category ?? "",
    author: writtenBy(row.author ?? ""),
    // An adopted table may have rows without any date.
    publicationDate: (row.publication_date ?? row.created_at ?? new Date(0)).toISOString(),
    featuredImageUrl: row.featured_image_url,
    // A trigger fills it in.
    readingMinutes: row.reading_minutes ?? 1,
    ...langOf(row.language),
  };
}

function toArticle(row: Row): Article {
  const summary = toSummary(row);
  const createdAt = (row.created_at ?? new Date(0)).toISOString();
  const updatedAt = (row.updated_at ?? row.created_at ?? new Date(0)).toISOString();
  return {
    ...summary,
    featuredImageUrl2: row.featured_image_url_2,
    ...articleTextFields(row),
    sanitised: row.sanitised,
    updatedAt,
    revisedAt: revisionDate({ publicationDate: summary.publicationDate, createdAt, updatedAt }),
  };
}

function toHit(row: CardRow, term: string): ArticleSummary {
  const card = toSummary(row);
  const isInCard = `${card.title}\n${card.summary}`.toLowerCase().includes(term.toLowerCase());
  const excerpt = isInCard ? undefined : searchExcerpt(row.introduction ?? "", term);
  return excerpt === undefined ? card : { ...card, excerpt };
}

/** Newest first, nine a page, with the total; empty beyond the last page (spec 7). */
export async function listPublishedArticles(db: Db, options: ArticleListOptions): Promise<ArticlePage> {
  const { category, page } = options;
  const term = normaliseTerm(options.search);
  const matching = sql`article_listing l where ${listed(category)} ${term ? sql`and ${contains(sql`l.folded`, term)}` : sql``}`;
  // A search runs once for page and total; without one, the index alone gives the total.
  const total = term ? sql`count(*) over ()` : sql`(select count(*) from ${matching})`;
  const { rows } = await sql<CardRow & { total: number }>`
    select ${cardColumns}, found.total
    from (
      select l.article_id, l.publication_date, ${total} as total from ${matching}
      order by ${newestFirst} limit ${blogPageSize} offset ${(page - 1) * blogPageSize}
    ) as found join blog_articles a on a.id = found.article_id
    order by found.publication_date desc, found.article_id desc`.execute(db);
  if (rows[0]) return { articles: rows.map((row) => toHit(row, term)), total: rows[0].total };
  // A page beyond the last has no row to carry the total.
  const first = page > 1 ? await listPublishedArticles(db, { ...options, page: 1 }) : { total: 0 };
  return { articles: [], total: first.total };
}

/** The owner's choice, else the newest, or null (spec 2 and 7). */
export async function getFeaturedArticle(db: Db): Promise<ArticleSummary | null> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from blog_articles a where a.id = coalesce(
      (
        select l.article_id from article_listing l
        where l.article_id = (select article_id from featured_article where is_only) and ${listed()}
      ),
      (select l.article_id from article_listing l where ${listed()} order by ${newestFirst} limit 1))`.execute(db);
  return rows[0] ? toSummary(rows[0]) : null;
}

/** Up to three others, newest first (spec 7). */
export async function listRelatedArticles(
  db: Db,
  { category, exceptSlug }: { category: string; exceptSlug: string },
): Promise<ArticleSummary[]> {
  if (!category) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from article_listing l join blog_articles a on a.id = l.article_id
    where ${listed(category)}
    order by ${newestFirst} limit ${relatedArticleCount + 1}`.execute(db);
  const others = rows.filter(({ slug }) => slug !== exceptSlug);
  return others.slice(0, relatedArticleCount).map(toSummary);
}

/** By name, with the number of visible articles (spec 7). */
export async function listCategories(db: Db): Promise<ArticleCategory[]> {
  const { rows } = await sql<ArticleCategory>`
    select l.category as name, count(*) as count from article_listing l
    where ${listed()} and l.category is not null group by l.category`.execute(db);
  return rows.sort((a, b) => a.name.localeCompare(b.name, "en"));
}

async function readVisible(db: Db, condition: RawBuilder<unknown>): Promise<Article[]> {
  const { rows } = await sql<Row>`
    select a.*, a.publication_date::timestamptz as publication_date, s.mark as sanitised,
      ${otherLanguage("a.language")} as language
    from blog_articles a left join sanitised_articles s on s.article_id = a.id
    where ${condition} and ${isVisible}`.execute(db);
  return rows.map(toArticle);
}

/** Null unless visible (spec 7). */
export async function getArticle(db: Db, slug: string): Promise<Article | null> {
  if (slug.includes("\0")) return null;
  const [article] = await readVisible(db, sql`a.slug = ${slug}`);
  return article ?? null;
}

export async function readArticles(db: Db, ids: readonly number[]): Promise<Map<number, Article>> {
  const articles = await readVisible(db, sql`a.id = any(${[...ids]}::bigint[]) and a.slug is not null`);
  return new Map(articles.map((article) => [article.id, article]));
}

export async function listNewestArticles(
  db: Db,
  { category, count }: { category?: string | undefined; count: number },
): Promise<Article[]> {
  const { rows } = await sql<{ id: number }>`
    select l.article_id as id from article_listing l
    where ${listed(category)} order by ${newestFirst} limit ${count}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const articles = await readArticles(db, ids);
  return ids.flatMap((id) => articles.get(id) ?? []);
}

export async function findRedirect(db: Db, slug: string): Promise<string | null> {
  if (slug.includes("\0")) return null;
  const { rows } = await sql<{ slug: string }>`
    select a.slug
    from article_redirects r join blog_articles a on a.id = r.article_id
    where r.old_slug = ${slug} and ${isVisible}`.execute(db);
  return rows[0]?.slug ?? null;
}

/** Marks due articles as published. They are visible already; the update invalidates caches. @returns their slugs */
export async function publishDueArticles(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    update blog_articles
    -- Publication isn't a revision, however late this runs.
    set status = 'published',
      updated_at = greatest(updated_at + interval '1 microsecond', coalesce(publication_date, created_at))
    where status = 'scheduled' and coalesce(publication_date, created_at) <= now()
    returning id, slug`.execute(db);
  const ids = rows.map(({ id }) => id);
  await queueArticlesPublished(db, ids);
  return rows.map(({ slug }) => slug);
}
