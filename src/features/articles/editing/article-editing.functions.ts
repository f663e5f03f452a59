import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { csv } from "../../../lib/csv.ts";
import { adminOnly } from "../../../server-context/admin-only.functions.ts";
import { someIds } from "../../../server-context/list-request.ts";
import { ownerTimes } from "../../../server-context/owner-times.server.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { publicationStateWords } from "../../content-drafts/editing.ts";
import { contentList, editingInput } from "../../content-drafts/editing-input.ts";
import { readArticlePage } from "../readable-html.server.ts";
import {
  autosaveArticle,
  copyArticle,
  deleteArticles,
  listArticlesForAdmin,
  listArticleVersions,
  openArticle,
  previewArticle,
  readArticleContent,
  restoreDeletedArticles,
  saveArticle,
  setArticleState,
} from "./article-editing.server.ts";
import { emptyArticle } from "./article-editing.ts";
import { readFeaturedChoice, setFeaturedArticle } from "./featured-article.server.ts";

const articleList = contentList.extend({ category: z.string().max(200) });
const input = editingInput(emptyArticle, {
  maxId: Number.MAX_SAFE_INTEGER,
  maxTextLength: 400_000,
  dateField: "publicationDate",
});

/** One page of the list in the admin area. */
export const fetchArticlesForAdmin = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(articleList)
  .handler(async ({ data, context }) => listArticlesForAdmin(context.db, data));

/** The whole list with its filters as CSV. */
export const exportArticles = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(articleList)
  .handler(async ({ data, context }) => {
    const { articles } = await listArticlesForAdmin(context.db, data, true);
    const times = await ownerTimes(context.db);
    return csv(
      ["Title", "URL", "Category", "Author", "Status", times.head("Date"), times.head("Changed")],
      articles.map((article) => [
        article.title,
        `${context.siteUrl}/blog/${article.slug}`,
        article.category,
        article.author,
        publicationStateWords[article.state],
        times.at(article.publicationDate),
        times.at(article.updatedAt),
      ]),
    );
  });

/** An article with the own unsaved work, for its form; null when there is none. */
export const fetchArticleForEditing = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => openArticle(context.db, context.admin, data.id));

/** Stores unsaved work; a new article becomes a draft of its own with its first word. */
export const saveArticleDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.draft)
  .handler(async ({ data, context }) => {
    return autosaveArticle(context.db, context.admin, data);
  });

/** Throws the own unsaved work away. */
export const discardArticleDraft = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => {
    await discardDraft(context.db, context.admin, { kind: "article", id: data.id });
  });

/** Stores an article as a draft, published, at its date, or as it is. */
export const storeArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.save)
  .handler(async ({ data, context }) => saveArticle(context.db, context.admin, data));

/** Publishes or unpublishes several articles. */
export const changeArticleState = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(someIds.extend({ state: z.enum(["draft", "published"]) }))
  .handler(async ({ data, context }) => setArticleState(context.db, context.admin, data));

/** Whether an article leads the blog, and which one does instead; null when there is none. */
export const fetchFeaturedChoice = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => readFeaturedChoice(context.db, data.id));

/** Lets a public article lead the blog instead of the newest, or no longer. @returns false when it is not public */
export const changeFeaturedArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item.extend({ isFeatured: z.boolean() }))
  .handler(async ({ data, context }) => setFeaturedArticle(context.db, context.admin, data));

/** Makes a new draft of an article. @returns its id, or null when there is none to copy */
export const duplicateArticle = createServerFn({ method: "POST" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => copyArticle(context.db, context.admin, data.id));

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

/** What one saved version held, to put it into the form; null when there is none. */
export const fetchArticleVersion = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "article", id: data.id }, data.version);
    return stored ? readArticleContent(stored) : null;
  });

/** The unsaved work as the article page shows it; null when there is no such article. */
export const fetchArticlePreview = createServerFn({ method: "GET" })
  .middleware([adminOnly])
  .validator(input.item)
  .handler(async ({ data, context }) => {
    const article = await previewArticle(context.db, context.admin, data.id);
    return article ? readArticlePage(context, article) : null;
  });
