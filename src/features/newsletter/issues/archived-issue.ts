import type { IssuePart } from "./issue.ts";

export type ArchivedSummary = {
  number: number | null;
  /** The page is /sunday-review/{slug}. */
  slug: string;
  subject: string;
  previewText: string;
  /** Absent if it is the site's language. */
  lang?: string;
  /** ISO timestamp. */
  sentAt: string;
  updatedAt: string;
};

/** Sanitised HTML without recipient marks. */
export type ArchivedIssue = ArchivedSummary & { parts: IssuePart[] };

type Neighbour = Pick<ArchivedSummary, "number" | "slug" | "subject" | "sentAt" | "lang">;

export type ReadableIssue = ArchivedIssue & {
  previous: Neighbour | null;
  next: Neighbour | null;
  count: number;
};
