import type { Generated } from "kysely";
import type { NullableTimestamp } from "../../../server-context/column-types.ts";
import type { ItemKind } from "./passage.ts";

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

export type ArchiveChunksTable = {
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

export type ArchiveWordsTable = { word: string; lexeme: string; passages: number };

/** Queue of changes to index, written by triggers. */
/** Without meanings, a word is ignored. */
export type ArchiveThesaurusTable = { lexeme: string; word: string; meanings: string };

export type ArchiveStaleTable = { kind: string; source_id: string };

export type ArchiveTables = {
  archive_items: ArchiveItemsTable;
  archive_passages: ArchiveChunksTable;
  archive_words: ArchiveWordsTable;
  archive_thesaurus: ArchiveThesaurusTable;
  archive_stale: ArchiveStaleTable;
};
