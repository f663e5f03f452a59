import type { QueryClient } from "@tanstack/react-query";
import type { ArticleListFilter } from "../../data/articles.functions.ts";
import { articlesQuery, categoriesQuery, featuredArticleQuery } from "../../data/articles.queries.ts";

/** Everything that a list page shows, asked for at the same time. */
export async function loadList(queryClient: QueryClient, filter: ArticleListFilter): Promise<void> {
  await Promise.all([
    queryClient.query(articlesQuery(filter)),
    queryClient.query(categoriesQuery()),
    queryClient.query(featuredArticleQuery()),
  ]);
}
