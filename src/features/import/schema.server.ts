import type { Generated } from "kysely";
import type { DefaultJson, GeneratedTimestamp, Json, NullableTimestamp } from "../../server-context/column-types.ts";
import type { SourceKind } from "./site-export.ts";
import type { ChangedSetting, ImportChoice, ImportedShow, ImportOutcome, ImportState } from "./site-import.ts";

type SiteImportsTable = {
  id: Generated<number>;
  file_name: string;
  /** In the media store, or the URL that is still to be fetched. */
  file: string;
  bytes: number;
  source: SourceKind | null;
  site_url: string | null;
  state: ImportState;
  problem: string | null;
  choice: Json<ImportChoice | null>;
  show: Json<ImportedShow | null>;
  redirects: Generated<string[]>;
  settings: DefaultJson<ChangedSetting[]>;
  /** Its place in the export. */
  subscriber_list: string | null;
  /** At the current step; attempts interrupted by a stop of the site don't count. */
  attempts: Generated<number>;
  created_by: string;
  created_at: GeneratedTimestamp;
  finished_at: NullableTimestamp;
};

type SiteImportItemsTable = {
  import_id: number;
  position: number;
  kind: "article" | "episode" | "problem";
  key: string;
  place: string;
  title: string;
  digest: string;
  tags: string[];
  authors: Generated<string[]>;
  /** An article with a recording, which may become either. */
  is_post: Generated<boolean>;
  old_urls: string[];
  notes: string[];
  bytes: number;
  files: number;
  outcome: ImportOutcome;
  item_id: number | null;
  theirs: Json<Record<string, string> | null>;
};

type ImportedItemsTable = {
  origin: string;
  key: string;
  kind: "article" | "episode";
  item_id: number;
  source_digest: string;
  stored_digest: string;
  import_id: number;
};

type ImportedFilesTable = { url: string; digest: string; media_id: number; address: string; import_id: number };

export type ImportTables = {
  site_imports: SiteImportsTable;
  site_import_items: SiteImportItemsTable;
  imported_items: ImportedItemsTable;
  imported_files: ImportedFilesTable;
};
