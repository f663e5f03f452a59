import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../../server-context/list-request.server.ts";
import { someIds } from "../../../server-context/list-request.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { publicationStateLabels } from "../../content-drafts/editing.ts";
import { contentList, editingInput } from "../../content-drafts/editing-input.ts";
import { readArticlePage } from "../readable-html.server.ts";
import {
  autosaveArticle,
  deleteArticles,
  listArticlesForAdmin,
  listArticleVersions,
  openArticle,
  previewArticle,
  readArticleContent,
  restoreDeletedArticles,
  saveArticle,
  setArticleState,
  storeArticleDuplicate,
} from "./article-editing.server.ts";
import { emptyArticle } from "./article-editing.ts";
import { readFeaturedChoice, setFeaturedArticle } from "./featured-article.server.ts";

const articleList = contentList.extend({ category: z.string().max(200) });
const input = editingInput(emptyArticle, {
  maxId: Number.MAX_SAFE_INTEGER,
  maxTextLength: 400_000,
  dateField: "publicationDate",
});

export const fetchArticlesForAdmin = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(articleList)
  .handler(async ({ data, context }) => listArticlesForAdmin(context.db, data));

export const exportArticles = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(articleList)
  .handler(async ({ data, context }) => {
    const { articles } = await listArticlesForAdmin(context.db, data, true);
    const times = await ownerTimes(context.db);
    return csv(
      ["Title", "URL", "Category", "Author", "Status", times.head("Date"), times.head("Updated")],
      articles.map((article) => [
        article.title,
        `${context.siteUrl}/blog/${article.slug}`,
        article.category,
        article.author,
        publicationStateLabels[article.state],
        times.at(article.publicationDate),
        times.at(article.updatedAt),
      ]),
    );
  });

export const fetchArticleForEditing = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => openArticle(context.db, context.admin, data.id));

/** The first autosave of a new article creates a draft. */
export const saveArticleDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.draft)
  .handler(async ({ data, context }) => {
    return autosaveArticle(context.db, context.admin, data);
  });

export const discardArticleDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => {
    await discardDraft(context.db, context.admin, { kind: "article", id: data.id });
  });

export const storeArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.save)
  .handler(async ({ data, context }) => saveArticle(context.db, context.admin, data));

export const changeArticleState = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds.extend({ state: z.enum(["draft", "published"]) }))
  .handler(async ({ data, context }) => setArticleState(context.db, context.admin, data));

export const fetchFeaturedChoice = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => readFeaturedChoice(context.db, data.id));

/** @returns false when the article is not public */
export const changeFeaturedArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item.extend({ isFeatured: z.boolean() }))
  .handler(async ({ data, context }) => setFeaturedArticle(context.db, context.admin, data));

/** @returns the copy's id, or null when there is nothing to copy */
export const duplicateArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => storeArticleDuplicate(context.db, context.admin, data.id));

export const removeArticles = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    await deleteArticles(context.db, context.admin, data.ids);
  });

export const restoreArticles = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds)
  .handler(async ({ data, context }) => {
    await restoreDeletedArticles(context.db, context.admin, data.ids);
  });

export const fetchArticleVersions = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => listArticleVersions(context.db, data.id));

export const fetchArticleVersion = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "article", id: data.id }, data.version);
    return stored ? readArticleContent(stored) : null;
  });

export const fetchArticlePreview = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => {
    const article = await previewArticle(context.db, context.admin, data.id);
    return article ? readArticlePage(context, article) : null;
  });
