export const audienceSpans = [30, 90] as const;
export type AudienceSpan = (typeof audienceSpans)[number];

/** `day` is such as "2026-11-21". */
export type DayCount = { day: string; leads: number; subscribers: number; views: number };

export type NamedCount = { name: string; count: number };

/** Each list holds its most frequent entries, largest first. */
export type Audience = {
  /** Today last. */
  days: DayCount[];
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
