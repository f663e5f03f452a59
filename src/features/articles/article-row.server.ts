import { z } from "zod";
import {
  generatedTimestamp,
  keywordsText,
  optionalId,
  optionalLanguage,
  optionalText,
  optionalTimestamp,
  optionalUrl,
  publicationStatus,
  requiredText,
  slugText,
} from "../content-drafts/rows/row-fields.server.ts";

/** Import row keyed by spec 3; only `slug` and `title` are required. Not in article.ts: keeps zod out of the browser. */
export const articleRowSchema = z.object(
  {
    id: optionalId,
    slug: slugText,
    title: requiredText,
    summary: optionalText,
    category: optionalText.transform((value) => value?.trim() || null),
    author: optionalText,
    publication_date: optionalTimestamp,
    featured_image_url: optionalUrl,
    featured_image_url_2: optionalUrl,
    featured_image_alt_2: optionalText,
    introduction: optionalText,
    section_1: optionalText,
    section_2: optionalText,
    section_3: optionalText,
    conclusion: optionalText,
    cta: optionalText,
    seo_title: optionalText,
    seo_description: optionalText,
    canonical_url: optionalUrl,
    keywords: keywordsText,
    language: optionalLanguage,
    status: publicationStatus,
    created_at: generatedTimestamp,
    updated_at: generatedTimestamp,
    previous_slugs: z
      .array(slugText, { error: "must be a list of slugs" })
      .nullish()
      .transform((value) => value ?? []),
  },
  { error: "must be an object with the fields of an article" },
);

export type ArticleRow = z.output<typeof articleRowSchema>;

export const articleHtmlFields = ["introduction", "section_1", "section_2", "section_3", "conclusion", "cta"] as const;

type TextColumn =
  | (typeof articleHtmlFields)[number]
  | ("featured_image_alt_2" | "seo_title" | "seo_description" | "canonical_url" | "keywords");

/** Texts of a stored row, empty for null except for `cta`. */
export const articleTextFields = (row: Readonly<Record<TextColumn, string | null>>) => ({
  featuredImageAlt2: row.featured_image_alt_2 ?? "",
  introduction: row.introduction ?? "",
  section1: row.section_1 ?? "",
  section2: row.section_2 ?? "",
  section3: row.section_3 ?? "",
  conclusion: row.conclusion ?? "",
  cta: row.cta,
  searchTitle: row.seo_title ?? "",
  seoDescription: row.seo_description ?? "",
  canonicalUrl: row.canonical_url ?? "",
  keywords: row.keywords ?? "",
});
