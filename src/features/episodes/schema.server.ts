import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";
import type { PublicationStatus } from "../content-drafts/schema.server.ts";

/** Columns of spec 3, then those for publishing. */
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
  season: number | null;
  /** A line each, as `soundbites.ts` reads it. */
  soundbites: string | null;
  status: Generated<PublicationStatus>;
  updated_at: GeneratedTimestamp;
  episode_number: GeneratedAlways<number | null>;
};

/** Keyed by URL; nulls if unreadable. */
export type RemoteMediaTable = {
  address: string;
  /** Some drivers return bigint as text. */
  bytes: ColumnType<number | string | null, number | null, number | null>;
  media_type: string | null;
  seconds: number | null;
  redirect_origins: Generated<string[]>;
  checked_at: GeneratedTimestamp;
};

export type EpisodeFilesTable = {
  episode_id: number;
  changed_at: GeneratedTimestamp;
  chapter_pictures: Generated<string[]>;
};

/** The identity of an episode in apps, where it came from another host. */
export type EpisodeGuidsTable = { episode_id: number; guid: string };

export type EpisodeTables = {
  blog: BlogTable;
  remote_media: RemoteMediaTable;
  episode_companions: EpisodeFilesTable;
  episode_guids: EpisodeGuidsTable;
};
