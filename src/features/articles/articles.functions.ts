import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { maxUrlLength } from "../../lib/web-url.ts";
import { askDatabase, articleFailures as failures } from "../../server-context/ask-database.ts";
import { plainInput } from "../../server-context/plain-input.functions.ts";
import { embeddedEpisodeIds } from "../episodes/embedded-episode.ts";
import { articleTexts, readArticlePage } from "./readable-html.server.ts";

const maxTextLength = 200;

/** Only the URL limits the length: a long value matches nothing. */
const fromUrl = z.string().max(maxUrlLength);

const listFilter = z.object({
  search: z.string().max(maxTextLength).optional(),
  category: fromUrl.optional(),
  page: z.number().int().min(1).max(1_000_000),
});

const slug = fromUrl.min(1);

export type ArticleListFilter = z.infer<typeof listFilter>;

export const fetchArticles = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(listFilter)
  .handler(async ({ data, context }) => {
    const list = await askDatabase(failures.list, () => context.content.listArticles(data));
    // Unbounded keys, search terms and missing pages, are not cached.
    if (!data.search && list.articles.length > 0) context.cacheResponse?.("article");
    return list;
  });

export const fetchFeaturedArticle = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const article = await askDatabase(failures.featured, () => context.content.getFeaturedArticle());
    context.cacheResponse?.("article");
    return article;
  });

export const fetchArticle = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(slug)
  .handler(async ({ data, context }) =>
    askDatabase(failures.article, async () => {
      const article = await context.content.getArticle(data);
      if (!article) return { article: null, movedTo: await context.content.findRedirect(data) };
      const readable = await readArticlePage(context, article);
      // Embedded episodes change independently; the page itself is cached.
      if (embeddedEpisodeIds(articleTexts(article)).length === 0) context.cacheResponse?.("article");
      return { article: readable, movedTo: null };
    }),
  );

export const fetchRelatedArticles = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ category: fromUrl, exceptSlug: slug }))
  .handler(async ({ data, context }) => {
    const articles = await askDatabase(failures.related, () => context.content.listRelatedArticles(data));
    if (articles.length > 0) context.cacheResponse?.("article");
    return articles;
  });

export const fetchArticleNeighbours = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.number().int().min(1))
  .handler(async ({ data, context }) => {
    const neighbours = await askDatabase(failures.neighbours, () => context.content.getArticleNeighbours(data));
    if (neighbours.previous ?? neighbours.next) context.cacheResponse?.("article");
    return neighbours;
  });

export const fetchCategories = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .handler(async ({ context }) => {
    const categories = await askDatabase(failures.categories, () => context.content.listCategories());
    context.cacheResponse?.("article");
    const { language } = context.site.facts;
    return categories.toSorted((a, b) => a.name.localeCompare(b.name, language));
  });
