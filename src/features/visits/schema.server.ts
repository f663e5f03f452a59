import type { ColumnType, Generated } from "kysely";
import type { OriginKind } from "./visit-origin.ts";

type Day = ColumnType<string, string, string>;

export type PageViewsTable = { day: Day; path: string; views: number; stayed: Generated<number> };

export type VisitOriginsTable = {
  day: Day;
  kind: OriginKind;
  name: string;
  views: number;
  stayed: Generated<number>;
};

/** Per day, without anything about the people. */
export type TouchCountsTable = {
  day: Day;
  kind: "article" | "episode" | "issue" | "download" | "campaign";
  name: string;
  touch: "first" | "last";
  subscribers: Generated<number>;
  leads: Generated<number>;
  calls: Generated<number>;
  mandates: Generated<number>;
  euro: Generated<number>;
};

export type PodcastDownloadsTable = { day: Day; episode_id: number; app: string; downloads: number };

export type StatisticsTables = {
  page_views: PageViewsTable;
  visit_origins: VisitOriginsTable;
  touch_counts: TouchCountsTable;
  podcast_downloads: PodcastDownloadsTable;
};
