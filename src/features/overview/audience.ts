/** For how many days the home screen shows numbers. */
export const audienceSpans = [30, 90] as const;
export type AudienceSpan = (typeof audienceSpans)[number];

/** What happened on a day, such as "2026-11-21". */
export type DayCount = { day: string; leads: number; subscribers: number; views: number };

/** How often something was counted in a span. */
export type NamedCount = { name: string; count: number };

/** Who came in a span of days, from where, and what came of it; each list has its most frequent entries, largest first. */
export type Audience = {
  /** Each day, today last. */
  days: DayCount[];
  pages: NamedCount[];
  /** Hosts of the pages whose links were followed. */
  referrers: NamedCount[];
  /** As URLs named them: utm_campaign and utm_source. */
  campaigns: NamedCount[];
  sources: NamedCount[];
  /** By the kind of lead, such as "ebook". */
  downloads: NamedCount[];
  /** By the key of the event type, with its title. */
  booked: (NamedCount & { key: string })[];
  asked: NamedCount[];
};
