import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase, askServer } from "./ask-database.ts";

const longestText = 200;

const listFilter = z.object({
  search: z.string().max(longestText).optional(),
  category: z.string().max(longestText).optional(),
  page: z.number().int().min(1).max(1_000_000),
});

const slug = z.string().min(1).max(longestText);

export type ArticleListFilter = z.infer<typeof listFilter>;

/** What the visitor is told about a reading that failed (specification, section 8). */
const failures = {
  list: "Error fetching blog articles",
  featured: "Error fetching featured blog articles",
  article: "Error fetching blog article",
  related: "Error fetching related blog articles",
  neighbours: "Error fetching neighbouring blog articles",
  categories: "Error fetching blog categories",
};

const fetchArticles = createServerFn({ method: "GET" })
  .validator(listFilter)
  .handler(async ({ data, context }) =>
    askDatabase(failures.list, async () =>
      (await import("./articles.server.ts")).listPublishedArticles(context.db, data),
    ),
  );

const fetchFeaturedArticle = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase(failures.featured, async () => (await import("./articles.server.ts")).getFeaturedArticle(context.db)),
);

const fetchArticle = createServerFn({ method: "GET" })
  .validator(slug)
  .handler(async ({ data, context }) =>
    askDatabase(failures.article, async () => {
      const { findRedirect, getArticle } = await import("./articles.server.ts");
      const article = await getArticle(context.db, data);
      if (!article) return { article: null, movedTo: await findRedirect(context.db, data) };
      const { readableArticle } = await import("./readable-html.server.ts");
      return { article: readableArticle(article), movedTo: null };
    }),
  );

const fetchRelatedArticles = createServerFn({ method: "GET" })
  .validator(z.object({ category: z.string().max(longestText), exceptSlug: slug }))
  .handler(async ({ data, context }) =>
    askDatabase(failures.related, async () =>
      (await import("./articles.server.ts")).listRelatedArticles(context.db, data),
    ),
  );

const fetchArticleNeighbours = createServerFn({ method: "GET" })
  .validator(z.number().int().min(1))
  .handler(async ({ data, context }) =>
    askDatabase(failures.neighbours, async () =>
      (await import("./article-neighbours.server.ts")).getArticleNeighbours(context.db, data),
    ),
  );

const fetchCategories = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase(failures.categories, async () => (await import("./articles.server.ts")).listCategories(context.db)),
);

/** One page of the list, newest first, with the number of all matches (specification, section 7). */
export const articlesQuery = (filter: ArticleListFilter) =>
  queryOptions({
    queryKey: ["articles", filter],
    queryFn: () => askServer(failures.list, () => fetchArticles({ data: filter })),
    placeholderData: keepPreviousData,
  });

/** The newest article, or null. */
export const featuredArticleQuery = () =>
  queryOptions({
    queryKey: ["articles", "featured"],
    queryFn: () => askServer(failures.featured, () => fetchFeaturedArticle()),
  });

/** The article of a slug, or null with the slug it has moved to, if any. */
export const articleQuery = (articleSlug: string) =>
  queryOptions({
    queryKey: ["article", articleSlug],
    queryFn: () => askServer(failures.article, () => fetchArticle({ data: articleSlug })),
  });

/** Up to three others of the category, newest first. */
export const relatedArticlesQuery = (category: string, exceptSlug: string) =>
  queryOptions({
    queryKey: ["articles", "related", category, exceptSlug],
    queryFn: () => askServer(failures.related, () => fetchRelatedArticles({ data: { category, exceptSlug } })),
  });

/** The articles published just before and just after the one with this identifier. */
export const articleNeighboursQuery = (id: number) =>
  queryOptions({
    queryKey: ["articles", "neighbours", id],
    queryFn: () => askServer(failures.neighbours, () => fetchArticleNeighbours({ data: id })),
  });

/** Every category that has articles, by name, with their number. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ["articles", "categories"],
    queryFn: () => askServer(failures.categories, () => fetchCategories()),
  });
