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
const emptyFollowed: Followed = { subscribers: 0, leads: 0, calls: 0, mandates: 0, euro: 0 };

/** Views are of its page or, for a campaign, of the pages that its links opened. */
export type WorkRow = {
  kind: TouchKind;
  name: string;
  title: string;
  /** Path of its public page; null for campaigns and for content that is no longer public. */
  path: string | null;
  views: number;
  stayed: number;
  first: Followed;
  last: Followed;
  /** People for whom it is the first or last content. */
  marks: Record<TouchSide, Mark[]>;
};

export const emptyRow = (row: Pick<WorkRow, "kind" | "name" | "title" | "path">): WorkRow => ({
  ...row,
  views: 0,
  stayed: 0,
  first: emptyFollowed,
  last: emptyFollowed,
  marks: { first: [], last: [] },
});

/** How far a person came: left an address, had a conversation, became a client. */
export const workSteps = ["address", "conversation", "client"] as const;
export type WorkStep = (typeof workSteps)[number];
export const workStepLabels: Record<WorkStep, string> = {
  address: "left an address",
  conversation: "had a conversation",
  client: "became a client",
};

export type Mark = { id: number; name: string; step: WorkStep };

export type TouchSide = "first" | "last";

/** `euro` is the value of the mandates. */
export type WorkTotals = {
  views: number;
  stayed: number;
  people: number;
  conversations: number;
  mandates: number;
  euro: number;
};

const { compare: compareTexts } = new Intl.Collator("en");

const maxRows = 100;

/** Sorted by value, then people, then views. */
export function workPage(rows: readonly WorkRow[], side: TouchSide) {
  const sorted = rows.toSorted(
    (a, b) =>
      b[side].euro - a[side].euro ||
      b.marks[side].length - a.marks[side].length ||
      b.views - a.views ||
      compareTexts(a.title, b.title),
  );
  const isQuiet = ({ kind, stayed, first, last, marks }: WorkRow) =>
    kind !== "campaign" &&
    stayed > 0 &&
    [first, last].every((followed) => followedNames.every((name) => followed[name] === 0)) &&
    marks.first.length + marks.last.length === 0;
  return {
    rows: sorted.slice(0, maxRows),
    total: rows.length,
    quiet: rows
      .filter(isQuiet)
      .toSorted((a, b) => b.stayed - a.stayed)
      .slice(0, 3),
  };
}

/** A percentage of large numbers, a count of small ones: a percentage of three people is meaningless. */
export function workRate(part: number, total: number, singular: string, plural: string): string {
  if (total < 30) return `of ${counted(total, singular, plural)}`;
  const percent = (100 * part) / total;
  return `${percent > 0 && percent < 1 ? "under 1" : Math.round(percent)}% of ${plural}`;
}

const counted = (count: number, singular: string, plural: string) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? singular : plural}`;

/** Summary of the figures: before, within and after the emphasis. */
export function workSentence(
  { views, people, conversations }: WorkTotals,
  rows: readonly WorkRow[],
  side: TouchSide,
): [string, string, string] {
  if (people === 0)
    return views === 0
      ? ["", "Nothing was opened", " in this time."]
      : [`Your pages were opened ${counted(views, "time", "times")}, and `, "no one left an address", " yet."];
  const isCountedMark = ({ step }: Mark) => conversations === 0 || step !== "address";
  const marksOf = (row: WorkRow) => row.marks[side].filter(isCountedMark);
  const best = rows
    .filter((row) => row.kind !== "campaign" && marksOf(row).length > 0)
    .toSorted((a, b) => marksOf(b).length - marksOf(a).length)
    .slice(0, 2);
  const markCount = best.reduce((sum, row) => sum + marksOf(row).length, 0);
  const all =
    conversations === 0
      ? counted(people, "person who left an address", "people who left an address")
      : counted(conversations, "conversation", "conversations");
  if (markCount === 0) return ["Nothing says yet what brought ", `your ${all}`, "."];
  return [
    `${best.map(({ title }) => `“${title}”`).join(" and ")} brought `,
    `${markCount} of ${conversations === 0 ? "the" : "your"} ${all}`,
    ".",
  ];
}

const touchTitles = { first: "First touch", last: "Last touch" } as const;
const followedText: Record<keyof Followed, string> = {
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

/** Weeks start on Monday, named by that day: "2026-11-23". */
export type PodcastNumbers = {
  total: number;
  episodes: NamedDownloads[];
  apps: NamedDownloads[];
  weeks: NamedDownloads[];
};

/** To pass on to sponsors. */
export const sponsorSentence = ({ total, episodes }: PodcastNumbers, span: WorkSpan): string =>
  `In the last ${span} days ${episodes.length === 1 ? "one episode was" : `${episodes.length} episodes were`} downloaded ${total.toLocaleString("en-GB")} ${total === 1 ? "time" : "times"}. A download is at least one minute of a recording, counted once per listener, episode and day by rules like those of the IAB, without robots and without our own listening; the count is ours and is not certified.`;

export type WhatWorks = { rows: WorkRow[]; totals: WorkTotals; podcast: PodcastNumbers };

/** Days. */
export const workSpans = [30, 90, 365] as const;
export type WorkSpan = (typeof workSpans)[number];

/** Any other value in the URL means thirty days. */
export const workSpanOf = (days: unknown): WorkSpan => workSpans.find((span) => span === Number(days)) ?? 30;
