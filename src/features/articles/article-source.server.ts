import { sql } from "kysely";
import { langOf } from "../../lib/text-language.ts";
import type { Db } from "../../server-context/db.ts";
import { otherLanguage } from "../content-drafts/rows/other-language.server.ts";
import type { ArticleNeighbours } from "./article.ts";
import type { ArticleSource, SitemapArticle } from "./article-source.ts";
import {
  findRedirect,
  getArticle,
  getFeaturedArticle,
  listCategories,
  listNewestArticles,
  listPublishedArticles,
  listRelatedArticles,
} from "./articles.server.ts";

export async function getArticleNeighbours(db: Db, id: number): Promise<ArticleNeighbours> {
  const { rows } = await sql<{ slug: string; title: string; is_next: boolean; language: string | null }>`
    select a.slug, a.title, beside.is_next, ${otherLanguage("a.language")} as language
    from article_listing here cross join lateral (
      (
        select l.article_id, false as is_next from article_listing l
        where l.visible_from <= now() and (l.publication_date, l.article_id) < (here.publication_date, here.article_id)
        order by l.publication_date desc, l.article_id desc limit 1
      ) union all (
        select l.article_id, true from article_listing l
        where l.visible_from <= now() and (l.publication_date, l.article_id) > (here.publication_date, here.article_id)
        order by l.publication_date, l.article_id limit 1
      )
    ) as beside
    join blog_articles a on a.id = beside.article_id
    where here.article_id = ${id}::bigint and here.visible_from <= now()`.execute(db);
  const find = (isNext: boolean) => {
    const neighbour = rows.find(({ is_next }) => is_next === isNext);
    return neighbour ? { slug: neighbour.slug, title: neighbour.title, ...langOf(neighbour.language) } : null;
  };
  return { previous: find(false), next: find(true) };
}

/** Visible articles for a sitemap by id, `count` of them after the first `skip`. */
export async function listSitemapArticles(
  db: Db,
  { skip, count }: { skip: number; count: number },
): Promise<SitemapArticle[]> {
  const { rows } = await sql<Omit<SitemapArticle, "modifiedAt"> & { modifiedAt: Date }>`
    select a.slug, coalesce(a.updated_at, a.created_at, 'epoch') as "modifiedAt",
      a.featured_image_url as "featuredImageUrl", nullif(a.canonical_url, '') as "canonicalUrl"
    from blog_articles a
    where a.id in (
      select id from blog_articles
      where slug is not null and status <> 'draft'
        and (status = 'published' or coalesce(publication_date, created_at) <= now())
      order by id limit ${count} offset ${skip})
    order by a.id`.execute(db);
  return rows.map((row) => ({ ...row, modifiedAt: row.modifiedAt.toISOString() }));
}

export function databaseArticles(db: Db): ArticleSource {
  return {
    listArticles: (options) => listPublishedArticles(db, options),
    getFeaturedArticle: () => getFeaturedArticle(db),
    getArticle: (slug) => getArticle(db, slug),
    findRedirect: (slug) => findRedirect(db, slug),
    listRelatedArticles: (request) => listRelatedArticles(db, request),
    getArticleNeighbours: (id) => getArticleNeighbours(db, id),
    listCategories: () => listCategories(db),
    listNewestArticles: (request) => listNewestArticles(db, request),
    listSitemapArticles: (request) => listSitemapArticles(db, request),
  };
}
