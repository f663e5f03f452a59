import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, GeneratedTimestamp, NullableTimestamp } from "../../server-context/column-types.ts";
import type { MediaKind, MediaVariant } from "./media.ts";

export type MediaTable = {
  id: GeneratedAlways<number>;
  key: string;
  kind: MediaKind;
  name: string;
  file: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  seconds: number | null;
  alt: Generated<string>;
  variants: DefaultJson<MediaVariant[]>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
  created_by: string;
  deleted_at: NullableTimestamp;
  deleted_by: string | null;
};

export type MediaReplacementsTable = {
  id: GeneratedAlways<number>;
  media_id: number;
  folder: string;
  bytes: number;
  seconds: number | null;
  variants: DefaultJson<MediaVariant[]>;
  replaced_at: GeneratedTimestamp;
  replaced_by: string;
};

export type MediaTables = { media: MediaTable; media_replacements: MediaReplacementsTable };
