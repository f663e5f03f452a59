import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { DefaultJson } from "../../request/operations-schema.server.ts";
import type { MediaKind, MediaVariant } from "./media.ts";

/** Files of the owner's. */
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
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  deleted_by: string | null;
};

/** How often each page was opened on each day. */
export type PageViewsTable = { day: ColumnType<string, string, string>; path: string; views: number };

export type AdminTables = { media: MediaTable; page_views: PageViewsTable };
