import { askServer, articleFailures as failures } from "../../server-context/ask-database.ts";
import type { ArticleListFilter } from "./articles.functions.ts";

/** Loaded lazily: the first page view has its data in the HTML. */
const server = () => import("./articles.functions.ts");

/** Newest first, with the total (spec 7). */
export const articlesQuery = (filter: ArticleListFilter) => ({
  queryKey: ["articles", filter],
  queryFn: () => askServer(failures.list, async () => (await server()).fetchArticles({ data: filter })),
});

export const featuredArticleQuery = () => ({
  queryKey: ["articles", "featured"],
  queryFn: () => askServer(failures.featured, async () => (await server()).fetchFeaturedArticle()),
});

/** For an unknown slug, `article` is null and `movedTo` the new slug, if any. */
export const articleQuery = (articleSlug: string) => ({
  queryKey: ["article", articleSlug],
  queryFn: () => askServer(failures.article, async () => (await server()).fetchArticle({ data: articleSlug })),
});

export const relatedArticlesQuery = (category: string, exceptSlug: string) => ({
  queryKey: ["articles", "related", category, exceptSlug],
  queryFn: () =>
    askServer(failures.related, async () => (await server()).fetchRelatedArticles({ data: { category, exceptSlug } })),
});

export const articleNeighboursQuery = (id: number) => ({
  queryKey: ["articles", "neighbours", id],
  queryFn: () => askServer(failures.neighbours, async () => (await server()).fetchArticleNeighbours({ data: id })),
});

export const categoriesQuery = () => ({
  queryKey: ["articles", "categories"],
  queryFn: () => askServer(failures.categories, async () => (await server()).fetchCategories()),
});
