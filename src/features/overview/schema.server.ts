import type { ColumnType } from "kysely";
import type { OriginKind } from "./visits/visit-origin.ts";

type Day = ColumnType<string, string, string>;

export type PageViewsTable = { day: Day; path: string; views: number };

export type VisitOriginsTable = { day: Day; kind: OriginKind; name: string; views: number };

export type StatisticsTables = { page_views: PageViewsTable; visit_origins: VisitOriginsTable };
