import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { IdentityTables } from "../features/accounts/schema.server.ts";
import type { BookingTables } from "../features/bookings/schema.server.ts";
import type { EditingTables } from "../features/editing/schema.server.ts";
import type { GuestTables } from "../features/guests/schema.server.ts";
import type { AdminTables } from "../features/media/schema.server.ts";
import type { FormsTables } from "./forms-schema.server.ts";
import type { OperationsTables } from "./operations-schema.server.ts";

/** Whether visitors see it: always, never, or from its date on. */
export type PublicationStatus = "draft" | "published" | "scheduled";

/** Read as a Date; written as a Date or an ISO timestamp, whose microseconds are kept. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

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

/** Podcast episodes with the specification's columns (section 3), then what publishing needs. */
export type BlogTable = {
  id: Generated<number>;
  episode: string | null;
  blog_title: string | null;
  summary: string | null;
  guest_name: string | null;
  banner: string | null;
  audio_player: string | null;
  created_at: GeneratedTimestamp;
  keywords: string | null;
  youtube: string | null;
  why_ceos_think_important: string | null;
  conclusion: string | null;
  about_guest: string | null;
  key_takeaways: string | null;
  action_items: string | null;
  status: Generated<PublicationStatus>;
  updated_at: GeneratedTimestamp;
  /** The digits of `episode`. */
  episode_number: GeneratedAlways<number | null>;
};

/** Where an article can be found that once had another slug. */
export type ArticleRedirectsTable = { old_slug: string; article_id: number };

/** One narrow row for each article that is not a draft; triggers keep it, nobody else writes here. */
export type ArticleListingTable = {
  article_id: number;
  category: string | null;
  publication_date: Timestamp;
  visible_from: Timestamp;
  folded: string;
  /** Revision of the articles with which the row came. */
  changed: Generated<number>;
};

/** How often what visitors see has changed. */
export type ContentRevisionTable = { noun: "articles" | "episodes"; revision: Generated<number> };

/** What is known of recordings on other servers, by their address; no values for one that could not be read. */
export type RemoteMediaTable = {
  address: string;
  /** Some drivers answer a bigint as text. */
  bytes: ColumnType<number | string | null, number | null, number | null>;
  media_type: string | null;
  seconds: number | null;
  /** Further origins that the address redirects to. */
  redirect_origins: Generated<string[]>;
  checked_at: GeneratedTimestamp;
};

type ContentTables = {
  blog_articles: BlogArticlesTable;
  blog: BlogTable;
  article_redirects: ArticleRedirectsTable;
  article_listing: ArticleListingTable;
  content_revision: ContentRevisionTable;
  remote_media: RemoteMediaTable;
};

/** Every table of the database; each noun describes its own. */
export type Schema = ContentTables &
  OperationsTables &
  IdentityTables &
  EditingTables &
  FormsTables &
  BookingTables &
  GuestTables &
  AdminTables;
