import { askServer, articleFailures as failures } from "../../server-context/ask-database.ts";
import type { ArticleListFilter } from "./articles.functions.ts";

/** Fetched when data are asked for: a first view has them in its HTML and does without the transport. */
const server = () => import("./articles.functions.ts");

/** One page of the list, newest first, with the number of all matches (spec 7). */
export const articlesQuery = (filter: ArticleListFilter) => ({
  queryKey: ["articles", filter],
  queryFn: () => askServer(failures.list, async () => (await server()).fetchArticles({ data: filter })),
});

/** The newest article, or null. */
export const featuredArticleQuery = () => ({
  queryKey: ["articles", "featured"],
  queryFn: () => askServer(failures.featured, async () => (await server()).fetchFeaturedArticle()),
});

/** The article of a slug, or null with the slug it has moved to, if any. */
export const articleQuery = (articleSlug: string) => ({
  queryKey: ["article", articleSlug],
  queryFn: () => askServer(failures.article, async () => (await server()).fetchArticle({ data: articleSlug })),
});

/** Up to three others of the category, newest first. */
export const relatedArticlesQuery = (category: string, exceptSlug: string) => ({
  queryKey: ["articles", "related", category, exceptSlug],
  queryFn: () =>
    askServer(failures.related, async () => (await server()).fetchRelatedArticles({ data: { category, exceptSlug } })),
});

/** The articles published just before and just after the one with this identifier. */
export const articleNeighboursQuery = (id: number) => ({
  queryKey: ["articles", "neighbours", id],
  queryFn: () => askServer(failures.neighbours, async () => (await server()).fetchArticleNeighbours({ data: id })),
});

/** Every category that has articles, by name, with their number. */
export const categoriesQuery = () => ({
  queryKey: ["articles", "categories"],
  queryFn: () => askServer(failures.categories, async () => (await server()).fetchCategories()),
});
