import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";
import type { PublicationStatus } from "../content-drafts/schema.server.ts";

/** Blog articles with the specification's columns (section 3), then what publishing needs. */
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
  /** What the second picture shows; null for decoration. */
  featured_image_alt_2: string | null;
  introduction: string | null;
  section_1: string | null;
  section_2: string | null;
  section_3: string | null;
  conclusion: string | null;
  cta: string | null;
  seo_description: string | null;
  keywords: string | null;
  status: Generated<PublicationStatus>;
  /** Filled by the database when it is left out. */
  reading_minutes: Generated<number>;
  /** Grows with every change; the database counts. */
  version: GeneratedAlways<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
};

/** Where an article can be found that once had another slug. */
export type ArticleRedirectsTable = { old_slug: string; article_id: number };

/** One narrow row for each article that is not a draft; triggers maintain it, nothing else writes here. */
export type ArticleListingTable = {
  article_id: number;
  category: string | null;
  publication_date: Timestamp;
  visible_from: Timestamp;
  folded: string;
  /** Revision of the articles with which the row came. */
  changed: Generated<number>;
};

/** Articles whose HTML the site itself has sanitised, with the mark of that HTML. */
export type SanitisedArticlesTable = { article_id: number; mark: string };

/** At most one row: the article that was chosen to lead the blog. */
export type FeaturedArticleTable = { is_only: Generated<boolean>; article_id: number };

export type ArticleTables = {
  blog_articles: BlogArticlesTable;
  article_redirects: ArticleRedirectsTable;
  article_listing: ArticleListingTable;
  featured_article: FeaturedArticleTable;
  sanitised_articles: SanitisedArticlesTable;
};
