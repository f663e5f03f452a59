import { notFound } from "@tanstack/react-router";
import type { Part, Queries } from "../../../ui/queries.ts";
import { type ArticleCategory, type ArticlePage, type ArticleSummary, blogPageSize } from "../article.ts";
import type { ArticleListFilter } from "../articles.functions.ts";
import { articlesQuery, categoriesQuery, featuredArticleQuery } from "../articles.queries.ts";

/** What a list page shows. */
export type ListData = {
  list: ArticlePage;
  categories: Part<ArticleCategory[]>;
  featured: Part<ArticleSummary | null>;
};

/**
 * Everything that a list page shows, asked for at the same time. In the browser only the list itself is waited for, and
 * each other part says for itself when it fails; the server fails as a whole, for an incomplete page must not be cached.
 * @throws notFound (status 404) for a category that no article has, and for a page beyond the last one; it carries the list.
 */
export async function loadList(queries: Queries, filter: ArticleListFilter): Promise<ListData> {
  const [categories, featured, list] = await Promise.all([
    queries.part(categoriesQuery()),
    queries.part(featuredArticleQuery()),
    queries.ask(articlesQuery(filter)),
  ]);
  const data = { list, categories, featured };
  const { category, search, page } = filter;
  const isBeyond = page > 1 && page > Math.ceil(list.total / blogPageSize);
  if (isBeyond && (list.total > 0 || !search)) throw notFound({ data });
  if (!category || list.total > 0) return data;
  // Nothing found: is it the search, or is there no such category? When that cannot be learned, it is the search.
  const known = search
    ? await ("data" in categories ? categories.data : categories.pending.catch(() => undefined))
    : [];
  if (known && !known.some(({ name }) => name === category)) throw notFound({ data });
  return data;
}
