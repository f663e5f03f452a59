import { z } from "zod";
import {
  generatedTimestamp,
  keywordsText,
  optionalId,
  optionalText,
  optionalTimestamp,
  optionalUrl,
  publicationStatus,
  requiredText,
  slugText,
} from "../content-drafts/rows/row-fields.server.ts";

/**
 * One article of an import file, keyed by the specification's field names (section 3). `id` and every field but `slug`
 * and `title` may be null or left out; `featured_image_alt_2` and the last four are this product's own and appear in its exports. It lives apart from `article.ts` so that
 * zod stays out of the browser.
 */
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
    seo_description: optionalText,
    keywords: keywordsText,
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

/** The fields that hold HTML. */
export const articleHtmlFields = ["introduction", "section_1", "section_2", "section_3", "conclusion", "cta"] as const;
