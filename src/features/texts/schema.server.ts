import type { ColumnType, Generated } from "kysely";
import type { TextChanges } from "../../facts/site.ts";
import type { GeneratedTimestamp } from "../../server-context/column-types.ts";

type Json<T> = ColumnType<T, string, string>;

type PageTextsTable = {
  page: string;
  value: Json<TextChanges>;
  draft: ColumnType<TextChanges | null, string | null, string | null>;
  hidden: Generated<boolean>;
  hidden_to: ColumnType<string | null, string | null | undefined, string | null>;
  draft_key: ColumnType<string | null, undefined, string | null>;
  version: Generated<number>;
  updated_at: GeneratedTimestamp;
  updated_by: string;
};

type PageTextVersionsTable = {
  page: string;
  version: number;
  value: Json<TextChanges>;
  saved_at: GeneratedTimestamp;
  saved_by: string;
};

export type PageTextTables = { page_texts: PageTextsTable; page_text_versions: PageTextVersionsTable };
