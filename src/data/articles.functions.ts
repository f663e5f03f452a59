import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { askDatabase, articleFailures as failures } from "./ask-database.ts";

const longestText = 200;

const listFilter = z.object({
  search: z.string().max(longestText).optional(),
  category: z.string().max(longestText).optional(),
  page: z.number().int().min(1).max(1_000_000),
});

const slug = z.string().min(1).max(longestText);

export type ArticleListFilter = z.infer<typeof listFilter>;

export const fetchArticles = createServerFn({ method: "GET" })
  .validator(listFilter)
  .handler(async ({ data, context }) => askDatabase(failures.list, () => context.content.listArticles(data)));

export const fetchFeaturedArticle = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase(failures.featured, () => context.content.getFeaturedArticle()),
);

export const fetchArticle = createServerFn({ method: "GET" })
  .validator(slug)
  .handler(async ({ data, context }) =>
    askDatabase(failures.article, async () => {
      const article = await context.content.getArticle(data);
      if (!article) return { article: null, movedTo: await context.content.findRedirect(data) };
      const { readableArticle } = await import("./readable-html.server.ts");
      return { article: readableArticle(article), movedTo: null };
    }),
  );

export const fetchRelatedArticles = createServerFn({ method: "GET" })
  .validator(z.object({ category: z.string().max(longestText), exceptSlug: slug }))
  .handler(async ({ data, context }) => askDatabase(failures.related, () => context.content.listRelatedArticles(data)));

export const fetchArticleNeighbours = createServerFn({ method: "GET" })
  .validator(z.number().int().min(1))
  .handler(async ({ data, context }) =>
    askDatabase(failures.neighbours, () => context.content.getArticleNeighbours(data)),
  );

export const fetchCategories = createServerFn({ method: "GET" }).handler(async ({ context }) =>
  askDatabase(failures.categories, () => context.content.listCategories()),
);
