import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ArticleListFilter } from "./articles.functions.ts";

// A first view comes with its data: what it takes to ask for more (12 KB) is loaded when something is asked for.
const functions = () => import("./articles.functions.ts");

/** One page of the list, newest first, with the number of all matches (specification, section 7). */
export const articlesQuery = (filter: ArticleListFilter) =>
  queryOptions({
    queryKey: ["articles", filter],
    queryFn: async () => (await functions()).fetchArticles({ data: filter }),
    placeholderData: keepPreviousData,
  });

/** The newest article, or null. */
export const featuredArticleQuery = () =>
  queryOptions({ queryKey: ["articles", "featured"], queryFn: async () => (await functions()).fetchFeaturedArticle() });

/** The article of a slug, or null with the slug it has moved to, if any. */
export const articleQuery = (articleSlug: string) =>
  queryOptions({
    queryKey: ["article", articleSlug],
    queryFn: async () => (await functions()).fetchArticle({ data: articleSlug }),
  });

/** Up to three others of the category, newest first. */
export const relatedArticlesQuery = (category: string, exceptSlug: string) =>
  queryOptions({
    queryKey: ["articles", "related", category, exceptSlug],
    queryFn: async () => (await functions()).fetchRelatedArticles({ data: { category, exceptSlug } }),
  });

/** Every category that has articles, by name, with their number. */
export const categoriesQuery = () =>
  queryOptions({ queryKey: ["articles", "categories"], queryFn: async () => (await functions()).fetchCategories() });
