import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";
import type { PublicationStatus } from "../content-drafts/schema.server.ts";

/** Columns of spec 3, then what publishing needs. */
export type BlogArticlesTable = {
  id: Generated<number>;
  slug: string;
  title: string;
  summary: string | null;
  category: string | null;
  author: string | null;
  publication_date: NullableTimestamp;
  featured_image_url: string | null;
  featured_image_url_2: string | null;
  featured_image_alt_2: string | null;
  introduction: string | null;
  section_1: string | null;
  section_2: string | null;
  section_3: string | null;
  conclusion: string | null;
  cta: string | null;
  seo_title: string | null;
  seo_description: string | null;
  canonical_url: string | null;
  keywords: string | null;
  status: Generated<PublicationStatus>;
  reading_minutes: Generated<number>;
  /** Incremented by the database with every change. */
  version: GeneratedAlways<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

export type ArticleRedirectsTable = { old_slug: string; article_id: number };

/** One narrow row per article that is not a draft, written by triggers only. */
export type ArticleListingTable = {
  article_id: number;
  category: string | null;
  publication_date: Timestamp;
  visible_from: Timestamp;
  folded: string;
  /** Revision of the articles that wrote the row. */
  changed: Generated<number>;
};

export type SanitisedArticlesTable = { article_id: number; mark: string };

/** At most one row. */
export type FeaturedArticleTable = { is_only: Generated<boolean>; article_id: number };

/** The identity of an article in feed readers, where it came from another site. */
export type ArticleGuidsTable = { article_id: number; guid: string };

export type ArticleTables = {
  blog_articles: BlogArticlesTable;
  article_redirects: ArticleRedirectsTable;
  article_listing: ArticleListingTable;
  featured_article: FeaturedArticleTable;
  sanitised_articles: SanitisedArticlesTable;
  article_guids: ArticleGuidsTable;
};
