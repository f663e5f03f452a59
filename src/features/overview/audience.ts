import type { DatedKind } from "../content-drafts/editing.ts";

export const audienceSpans = [30, 90] as const;
export type AudienceSpan = (typeof audienceSpans)[number];

/** `day` is such as "2026-11-21". */
export type DayCount = { day: string; leads: number; subscribers: number; views: number };

export type NamedCount = { name: string; count: number };

export const sumOf = (days: readonly DayCount[]) => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  /** People who left an address. */
  addresses: days.reduce((sum, { leads, subscribers }) => sum + leads + subscribers, 0),
});

/** The first day with the most views; undefined without views. */
export const busiestDay = (days: readonly DayCount[]): DayCount | undefined =>
  days.filter(({ views }) => views > 0).toSorted((a, b) => b.views - a.views)[0];

/** Each list contains its most frequent entries, largest first. */
export type Audience = {
  /** Today last. */
  days: DayCount[];
  /** Sums of as many previous days. */
  before: { views: number; addresses: number };
  mandates: { count: number; euro: number };
  /** Published or sent on the busiest day or the day before. */
  event: { kind: DatedKind; title: string; day: string } | null;
  pages: NamedCount[];
  /** Host names of referring pages. */
  referrers: NamedCount[];
  /** From utm_campaign and utm_source. */
  campaigns: NamedCount[];
  sources: NamedCount[];
  /** By the kind of lead, such as "ebook". */
  downloads: NamedCount[];
  booked: (NamedCount & { key: string })[];
  asked: NamedCount[];
};
