import { type Selectable, sql } from "kysely";
import { z } from "zod";
import { languageOf } from "../../../lib/text-language.ts";
import type { Db, Schema } from "../../../server-context/db.ts";
import type { ContentRow } from "../../content-drafts/content-type.server.ts";
import type { PublicationState, SaveIntent } from "../../content-drafts/editing.ts";
import { missingFields } from "../../content-drafts/publication.ts";
import { sanitisedMark } from "../../content-drafts/sanitise-html.server.ts";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { articleRowSchema, articleTextFields } from "../article-row.server.ts";
import { type ArticleContent, articleHtmlParts, articleNeeds } from "./article-editing.ts";

export type ArticleTableRow = Omit<Selectable<Schema["blog_articles"]>, "publication_date"> & ContentRow;

/** Placeholder of a draft without a URL; forms show it as empty, and it is never published. */
export const provisionalSlug = /^untitled-[0-9a-f]{8}$/;

/** A scheduled article past its date counts as published. */
export const stateOf = sql<PublicationState>`case when a.status = 'scheduled'
  and coalesce(a.publication_date, a.created_at) <= now() then 'published' else a.status end`;

export function toContent(row: ArticleTableRow): ArticleContent {
  return {
    title: row.title ?? "",
    slug: provisionalSlug.test(row.slug) ? "" : row.slug,
    summary: row.summary ?? "",
    category: row.category ?? "",
    author: row.author ?? "",
    featuredImageUrl: row.featured_image_url ?? "",
    featuredImageUrl2: row.featured_image_url_2 ?? "",
    ...articleTextFields(row),
    cta: row.cta ?? "",
    language: languageOf(row.language) ?? "",
    publicationDate: row.date?.toISOString() ?? "",
  };
}

export function cleanContent(content: ArticleContent): ArticleContent {
  const clean = { ...content };
  for (const part of articleHtmlParts) clean[part] = storedHtml(content[part]);
  return clean;
}

export const findArticleRow = async (db: Db, id: number): Promise<ArticleTableRow | undefined> => {
  const { rows } = await sql<ArticleTableRow>`
    select a.*, a.publication_date::timestamptz as date, ${stateOf} as state, a.version::text as base
    from blog_articles a where a.id = ${id}::bigint`.execute(db);
  return rows[0];
};

const url = articleRowSchema.shape.featured_image_url;
const fieldSchema = z.object({
  title: articleRowSchema.shape.title.max(300, { error: "is longer than 300 characters" }),
  slug: articleRowSchema.shape.slug,
  featuredImageUrl: url,
  featuredImageUrl2: url,
  canonicalUrl: url,
});
const fieldNames: Record<string, string> = {
  title: "The title",
  slug: "The URL",
  featuredImageUrl: "The URL of the image",
  featuredImageUrl2: "The URL of the second image",
  canonicalUrl: "The canonical URL",
};

export function fieldProblems(content: ArticleContent, intent: SaveIntent): Record<string, string> {
  const problems: Record<string, string> = {};
  const checked = fieldSchema.safeParse(content);
  for (const issue of checked.error?.issues ?? []) {
    const field = String(issue.path[0]) as keyof ArticleContent;
    if (intent === "draft" && (field === "title" || field === "slug") && !content[field].trim()) continue;
    problems[field] ??= `${fieldNames[field]} ${issue.message}.`;
  }
  if (intent === "draft") return problems;
  for (const { field, message } of missingFields(content, articleNeeds)) problems[field] ??= message;
  return problems;
}

export async function markSanitised(trx: Db, id: number, content: ArticleContent): Promise<void> {
  const mark = sanitisedMark(articleHtmlParts.map((part) => content[part].trim()));
  if (!mark) return;
  await trx
    .insertInto("sanitised_articles")
    .values({ article_id: id, mark })
    .onConflict((conflict) => conflict.column("article_id").doUpdateSet({ mark }))
    .execute();
}

export const orNull = (text: string) => text.trim() || null;

export function toValues(content: ArticleContent, status: PublicationState, publicationDate: string | null) {
  return {
    title: content.title.trim(),
    slug: content.slug.trim(),
    summary: orNull(content.summary),
    category: orNull(content.category),
    author: orNull(content.author),
    featured_image_url: orNull(content.featuredImageUrl),
    featured_image_url_2: orNull(content.featuredImageUrl2),
    // The description of a removed picture must not apply to the next one.
    featured_image_alt_2: orNull(content.featuredImageUrl2) && orNull(content.featuredImageAlt2),
    introduction: orNull(content.introduction),
    section_1: orNull(content.section1),
    section_2: orNull(content.section2),
    section_3: orNull(content.section3),
    conclusion: orNull(content.conclusion),
    cta: orNull(content.cta),
    seo_title: orNull(content.searchTitle),
    seo_description: orNull(content.seoDescription),
    canonical_url: orNull(content.canonicalUrl),
    keywords: orNull(content.keywords),
    language: languageOf(content.language) ?? null,
    status,
    publication_date: publicationDate,
  };
}
