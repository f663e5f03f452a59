import type { Generated } from "kysely";
import type { NullableTimestamp } from "../../../server-context/column-types.ts";
import type { ItemKind } from "./passage.ts";

/** Everything public that can be asked: an article, an episode's notes, its transcript, an issue, a booklet. */
export type ArchiveItemsTable = {
  id: Generated<number>;
  kind: ItemKind;
  source_id: string;
  title: string;
  label: Generated<string>;
  path: string;
  topic: Generated<string>;
  published_at: NullableTimestamp;
  fingerprint: Generated<string>;
};

/** A paragraph, or what one speaker says without a break. */
export type ArchivePassagesTable = {
  id: Generated<number>;
  item_id: number;
  position: number;
  heading: Generated<string>;
  anchor: Generated<string>;
  start_seconds: number | null;
  speaker: Generated<string>;
  asked: Generated<string>;
  is_table: Generated<boolean>;
  text: string;
  search: string;
};

/** Every word of the passages with its root and the number of passages that have it. */
export type ArchiveWordsTable = { word: string; lexeme: string; passages: number };

/** What has changed and is not in the index yet; triggers write here. */
export type ArchiveStaleTable = { kind: string; source_id: string };

export type ArchiveTables = {
  archive_items: ArchiveItemsTable;
  archive_passages: ArchivePassagesTable;
  archive_words: ArchiveWordsTable;
  archive_stale: ArchiveStaleTable;
};
