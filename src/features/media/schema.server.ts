import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, NullableTimestamp } from "../../server-context/column-types.ts";
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

export type MediaTables = { media: MediaTable };
