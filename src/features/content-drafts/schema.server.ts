import type { Generated, GeneratedAlways } from "kysely";
import type { GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from "../../server-context/column-types.ts";

/** Whether visitors see it: always, never, or from its date on. */
export type PublicationStatus = "draft" | "published" | "scheduled";

export type ContentKind = "article" | "episode" | "issue";

/** Kinds whose deleted items are stored in a table of their own. */
export type BinnedKind = "article" | "episode";

/** Unsaved work, one state for each person and item; item 0 is a slot that earlier versions had for a new one. */
export type ContentDraftsTable = {
  user_id: string;
  kind: ContentKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  base: string;
  /** Chosen by the browser for an item that an autosave created; null after its first explicit save. */
  created_key: string | null;
  updated_at: GeneratedTimestamp;
};

/** Every state that was saved. */
export type ContentVersionsTable = {
  id: GeneratedAlways<number>;
  kind: ContentKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  status: string;
  saved_by: string;
  saved_at: GeneratedTimestamp;
  /** How much it changed; null for versions that were saved before this was counted. */
  words_added: number | null;
  words_removed: number | null;
};

/** Links to unsaved work, for people without an account. */
export type PreviewLinksTable = {
  id: GeneratedAlways<number>;
  /** Names the link in its URL. */
  key: Generated<string>;
  kind: BinnedKind;
  item_id: number;
  /** Whose unsaved work it shows. */
  user_id: string;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  withdrawn_at: NullableTimestamp;
};

/** What was deleted in the last 30 days, as it was. */
export type DeletedContentTable = {
  kind: BinnedKind;
  item_id: number;
  content: Json<Record<string, unknown>>;
  old_slugs: string[];
  deleted_by: string;
  deleted_at: GeneratedTimestamp;
};

/** How often what visitors see has changed. */
export type ContentRevisionTable = { noun: "articles" | "episodes"; revision: Generated<number> };

export type EditingTables = {
  content_revision: ContentRevisionTable;
  content_drafts: ContentDraftsTable;
  content_versions: ContentVersionsTable;
  deleted_content: DeletedContentTable;
  preview_links: PreviewLinksTable;
};
