import { z } from "zod";
import { csv } from "../../../lib/csv/write-csv.ts";
import { adminFunction } from "../../../server-context/admin-only.functions.ts";
import { ownerTimes } from "../../../server-context/list-request.server.ts";
import { someIds } from "../../../server-context/list-request.ts";
import { discardDraft, readVersion } from "../../content-drafts/editing.server.ts";
import { publicationStateLabels } from "../../content-drafts/editing.ts";
import { contentList, editingInput } from "../../content-drafts/editing-input.ts";
import { withDrawnCover } from "../draw-cover.server.ts";
import { readArticlePage } from "../readable-html.server.ts";
import {
  autosaveArticle,
  listArticlesForAdmin,
  listArticleVersions,
  openArticle,
  previewArticle,
  readArticleContent,
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

export const fetchArticlesForAdmin = adminFunction({ method: "GET" })
  .validator(articleList)
  .handler(async ({ data, context }) => listArticlesForAdmin(context.db, data));

export const exportArticles = adminFunction({ method: "GET" })
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

export const fetchArticleForEditing = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => openArticle(context.db, context.admin, data.id));

/** The first autosave of a new article creates a draft. */
export const saveArticleDraft = adminFunction({ method: "POST" })
  .validator(input.draft)
  .handler(async ({ data, context }) => autosaveArticle(context.db, context.admin, data));

export const discardArticleDraft = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => discardDraft(context.db, context.admin, { kind: "article", id: data.id }));

export const storeArticle = adminFunction({ method: "POST" })
  .validator(input.save)
  .handler(async ({ data, context }) => saveArticle(context.db, context.admin, data));

export const changeArticleState = adminFunction({ method: "POST" })
  .validator(someIds.extend({ state: z.enum(["draft", "published"]) }))
  .handler(async ({ data, context }) => setArticleState(context.db, context.admin, data));

export const fetchFeaturedChoice = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => readFeaturedChoice(context.db, data.id));

/** @returns false when the article is not public */
export const changeFeaturedArticle = adminFunction({ method: "POST" })
  .validator(input.item.extend({ isFeatured: z.boolean() }))
  .handler(async ({ data, context }) => setFeaturedArticle(context.db, context.admin, data));

/** @returns the duplicate's id, or null when the article doesn't exist */
export const duplicateArticle = adminFunction({ method: "POST" })
  .validator(input.item)
  .handler(async ({ data, context }) => storeArticleDuplicate(context.db, context.admin, data.id));

export const fetchArticleVersions = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => listArticleVersions(context.db, data.id));

export const fetchArticleVersion = adminFunction({ method: "GET" })
  .validator(input.version)
  .handler(async ({ data, context }) => {
    const stored = await readVersion(context.db, { kind: "article", id: data.id }, data.version);
    return stored ? readArticleContent(stored) : null;
  });

export const fetchArticlePreview = adminFunction({ method: "GET" })
  .validator(input.item)
  .handler(async ({ data, context }) => {
    const article = await previewArticle(context.db, context.admin, data.id);
    return article ? withDrawnCover(context.site, await readArticlePage(context, article)) : null;
  });
