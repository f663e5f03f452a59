import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { blogPageSize } from "../../features/articles/article.ts";
import type { ArticleListFilter } from "../../features/articles/articles.functions.ts";
import { articlesQuery, categoriesQuery, featuredArticleQuery } from "../../features/articles/articles.queries.ts";

/**
 * Everything that a list page shows, asked for at the same time. In the browser only the list itself is waited for, and
 * each other part says for itself when it fails; the server fails as a whole, for an incomplete page must not be cached.
 * @throws notFound (status 404) for a category that no article has, and for a page beyond the last one.
 */
export async function loadList(queryClient: QueryClient, filter: ArticleListFilter): Promise<void> {
  const categories = queryClient.query(categoriesQuery());
  const parts = [categories, queryClient.query(featuredArticleQuery())];
  for (const part of parts) part.catch(() => undefined);
  const list = await queryClient.query(articlesQuery(filter));
  if (import.meta.env.SSR) await Promise.all(parts);

  const { category, search, page } = filter;
  const isBeyond = page > 1 && page > Math.ceil(list.total / blogPageSize);
  if (isBeyond && (list.total > 0 || !search)) throw notFound();
  if (!category || list.total > 0) return;
  // Nothing found: is it the search, or is there no such category? When that cannot be learned, it is the search.
  const known = search ? await categories.catch(() => undefined) : [];
  if (known && !known.some(({ name }) => name === category)) throw notFound();
}
