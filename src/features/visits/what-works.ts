import { csv } from "../../lib/csv/write-csv.ts";
import type { TouchKind } from "./touches.ts";

export const workKindLabels: Record<TouchKind, string> = {
  article: "Article",
  episode: "Episode",
  issue: "Issue",
  download: "Download",
  campaign: "Campaign",
};

/** People who subscribed, wrote, booked or gave a mandate; `euro` is the value of the mandates. */
export type Followed = { subscribers: number; leads: number; calls: number; mandates: number; euro: number };
export const followedNames = ["subscribers", "leads", "calls", "mandates", "euro"] as const;
export const noneFollowed: Followed = { subscribers: 0, leads: 0, calls: 0, mandates: 0, euro: 0 };

/** Views are of its page or, for a campaign, of the pages that its links opened. */
export type WorkRow = {
  kind: TouchKind;
  name: string;
  title: string;
  /** Path of its public page; null for campaigns and for what is public no more. */
  path: string | null;
  views: number;
  stayed: number;
  first: Followed;
  last: Followed;
};

/** A number of a row, or its title or kind. */
export type WorkOrder = "title" | "kind" | "views" | "stayed" | `${"first" | "last"}.${(typeof followedNames)[number]}`;

export const workOrders: readonly WorkOrder[] = [
  "title",
  "kind",
  "views",
  "stayed",
  ...(["first", "last"] as const).flatMap((touch) => followedNames.map((name) => `${touch}.${name}` as const)),
];

export function workValue(row: WorkRow, order: WorkOrder): string | number {
  if (order === "kind") return workKindLabels[row.kind];
  if (order === "title" || order === "views" || order === "stayed") return row[order];
  const [touch, name] = order.split(".") as ["first" | "last", keyof Followed];
  return row[touch][name];
}

const { compare: compareTexts } = new Intl.Collator("en");

/** Equal rows by views, then by title. */
export function sortWork(rows: readonly WorkRow[], order: WorkOrder, isDescending: boolean): WorkRow[] {
  const direction = isDescending ? -1 : 1;
  const compare = (one: string | number, other: string | number) =>
    typeof one === "number" && typeof other === "number" ? one - other : compareTexts(String(one), String(other));
  return rows.toSorted(
    (one, other) =>
      direction * compare(workValue(one, order), workValue(other, order)) ||
      other.views - one.views ||
      compare(one.title, other.title),
  );
}

export const workPageSize = 100;
const chartLength = 10;

/** What a chart of this order measures. */
export const measureOf = (order: WorkOrder): WorkOrder => (order === "title" || order === "kind" ? "views" : order);

/** Pages count from 1; `largest` is for the chart. */
export function workPage(
  rows: readonly WorkRow[],
  { by, isDescending, page }: { by: WorkOrder; isDescending: boolean; page: number },
) {
  const measure = measureOf(by);
  return {
    rows: sortWork(rows, by, isDescending).slice((page - 1) * workPageSize, page * workPageSize),
    total: rows.length,
    largest: sortWork(rows, measure, true)
      .slice(0, chartLength)
      .filter((row) => Number(workValue(row, measure)) > 0),
  };
}

export const touchTitles = { first: "First touch", last: "Last touch" } as const;
export const followedText: Record<keyof Followed, string> = {
  subscribers: "Subscribers",
  leads: "Leads",
  calls: "Calls",
  mandates: "Mandates",
  euro: "Euro",
};

export function workCsv(rows: readonly WorkRow[]): string {
  const touches = ["first", "last"] as const;
  const header = touches.flatMap((touch) =>
    followedNames.map((name) => `${touchTitles[touch]}: ${followedText[name].toLowerCase()}`),
  );
  return csv(
    ["Kind", "Title", "Page", "Views", "Stayed", ...header],
    rows.map((row) => [
      workKindLabels[row.kind],
      row.title,
      row.path,
      row.views,
      row.stayed,
      ...touches.flatMap((touch) => followedNames.map((name) => row[touch][name])),
    ]),
  );
}

export type NamedDownloads = { name: string; downloads: number };

/** Weeks begin on Monday, named by that day: "2026-11-23". */
export type PodcastNumbers = {
  total: number;
  episodes: NamedDownloads[];
  apps: NamedDownloads[];
  weeks: NamedDownloads[];
};

/** To pass on to sponsors. */
export const sponsorSentence = ({ total, episodes }: PodcastNumbers, span: WorkSpan): string =>
  `In the last ${span} days ${episodes.length === 1 ? "one episode was" : `${episodes.length} episodes were`} downloaded ${total.toLocaleString("en-GB")} ${total === 1 ? "time" : "times"}. A download is at least one minute of a recording, counted once per listener, episode and day by rules like those of the IAB, without robots and without our own listening; the count is ours and is not certified.`;

export type WhatWorks = { rows: WorkRow[]; podcast: PodcastNumbers };

/** Days. */
export const workSpans = [30, 90, 365] as const;
export type WorkSpan = (typeof workSpans)[number];

/** Any other value in the URL means thirty days. */
export const workSpanOf = (days: unknown): WorkSpan => workSpans.find((one) => one === Number(days)) ?? 30;
