import type { ColumnType } from "kysely";

/** How often each page was opened on each day. */
export type PageViewsTable = { day: ColumnType<string, string, string>; path: string; views: number };

export type StatisticsTables = { page_views: PageViewsTable };
