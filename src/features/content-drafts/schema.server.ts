import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";

export type PublicationStatus = "draft" | "published" | "scheduled";

export type ContentKind = "article" | "episode" | "issue";

export type TrashableKind = "article" | "episode";

/** A row per user and item; item 0 is a legacy slot for a new one. */
export type ContentDraftsTable = {
  user_id: string;
  kind: ContentKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  base: string;
  /** Chosen by the browser for an item created by autosave; null after its first explicit save. */
  created_key: string | null;
  updated_at: GeneratedTimestamp;
};

export type ContentVersionsTable = {
  id: GeneratedAlways<number>;
  kind: ContentKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  status: string;
  saved_by: string;
  saved_at: GeneratedTimestamp;
  words_added: number | null;
  words_removed: number | null;
};

export type PreviewLinksTable = {
  id: GeneratedAlways<number>;
  key: Generated<string>;
  kind: TrashableKind;
  item_id: number;
  user_id: string;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  withdrawn_at: NullableTimestamp;
};

export type DeletedContentTable = {
  kind: TrashableKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  old_slugs: string[];
  deleted_by: string;
  deleted_at: GeneratedTimestamp;
};

/** Incremented when what visitors see has changed. */
export type ContentRevisionTable = { noun: "articles" | "episodes"; revision: Generated<number> };

export type EditingTables = {
  content_revision: ContentRevisionTable;
  content_drafts: ContentDraftsTable;
  content_versions: ContentVersionsTable;
  deleted_content: DeletedContentTable;
  preview_links: PreviewLinksTable;
};
