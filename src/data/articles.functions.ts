import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase } from "./ask-database.ts";

const longestText = 200;

const listFilter = z.object({
  search: z.string().max(longestText).optional(),
  category: z.string().max(longestText).optional(),
  page: z.number().int().min(1).max(1_000_000),
});

const slug = z.string().min(1).max(longestText);

export type ArticleListFilter = z.infer<typeof listFilter>;

const fetchArticles = createServerFn({ method: "GET" })
  .validator(listFilter)
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching blog articles", () => context.content.listArticles(data)),
  );

const fetchFeaturedArticle = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase("Error fetching featured blog articles", () => context.content.getFeaturedArticle()),
);

const fetchArticle = createServerFn({ method: "GET" })
  .validator(slug)
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching blog article", async () => {
      const article = await context.content.getArticle(data);
      if (!article) return { article: null, movedTo: await context.content.findRedirect(data) };
      const { readableArticle } = await import("./readable-html.server.ts");
      return { article: readableArticle(article), movedTo: null };
    }),
  );

const fetchRelatedArticles = createServerFn({ method: "GET" })
  .validator(z.object({ category: z.string().max(longestText), exceptSlug: slug }))
  .handler(async ({ data, context }) =>
    askDatabase("Error fetching related blog articles", () => context.content.listRelatedArticles(data)),
  );

const fetchCategories = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase("Error fetching blog categories", () => context.content.listCategories()),
);

/** One page of the list, newest first, with the number of all matches (specification, section 7). */
export const articlesQuery = (filter: ArticleListFilter) =>
  queryOptions({
    queryKey: ["articles", filter],
    queryFn: () => fetchArticles({ data: filter }),
    placeholderData: keepPreviousData,
  });

/** The newest article, or null. */
export const featuredArticleQuery = () =>
  queryOptions({ queryKey: ["articles", "featured"], queryFn: () => fetchFeaturedArticle() });

/** The article of a slug, or null with the slug it has moved to, if any. */
export const articleQuery = (articleSlug: string) =>
  queryOptions({ queryKey: ["article", articleSlug], queryFn: () => fetchArticle({ data: articleSlug }) });

/** Up to three others of the category, newest first. */
export const relatedArticlesQuery = (category: string, exceptSlug: string) =>
  queryOptions({
    queryKey: ["articles", "related", category, exceptSlug],
    queryFn: () => fetchRelatedArticles({ data: { category, exceptSlug } }),
  });

/** Every category that has articles, by name, with their number. */
export const categoriesQuery = () =>
  queryOptions({ queryKey: ["articles", "categories"], queryFn: () => fetchCategories() });
