import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { getArticleNeighbours } from "./article-neighbours.server.ts";
import type { ArticlePlace, ArticleSource } from "./article-source.ts";
import {
  findRedirect,
  getArticle,
  getFeaturedArticle,
  listCategories,
  listNewestArticles,
  listPublishedArticles,
  listRelatedArticles,
} from "./articles.server.ts";

/** The visible articles for a sitemap in the order of their identifiers, `count` of them after the first `skip`. */
export async function listArticlePlaces(
  db: Db,
  { skip, count }: { skip: number; count: number },
): Promise<ArticlePlace[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date; featured_image_url: string | null }>`
    select a.slug, coalesce(a.updated_at, a.created_at, 'epoch') as updated_at, a.featured_image_url
    from blog_articles a
    where a.id in (
      select id from blog_articles
      where slug is not null and status <> 'draft'
        and (status = 'published' or coalesce(publication_date, created_at) <= now())
      order by id limit ${count} offset ${skip})
    order by a.id`.execute(db);
  return rows.map(({ slug, updated_at, featured_image_url }) => ({
    slug,
    modifiedAt: updated_at.toISOString(),
    featuredImageUrl: featured_image_url,
  }));
}

/** The articles of the site's own database. */
export function databaseArticles(db: Db): ArticleSource {
  return {
    listArticles: (options) => listPublishedArticles(db, options),
    getFeaturedArticle: () => getFeaturedArticle(db),
    getArticle: (slug) => getArticle(db, slug),
    findRedirect: (slug) => findRedirect(db, slug),
    listRelatedArticles: (wanted) => listRelatedArticles(db, wanted),
    getArticleNeighbours: (id) => getArticleNeighbours(db, id),
    listCategories: () => listCategories(db),
    listNewestArticles: (wanted) => listNewestArticles(db, wanted),
    listArticlePlaces: (wanted) => listArticlePlaces(db, wanted),
  };
}
