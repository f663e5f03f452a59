import type { IssuePart } from "./issue.ts";

/** A sent issue as lists and feeds name it. */
export type ArchivedSummary = {
  number: number | null;
  /** The page is /sunday-review/{slug}. */
  slug: string;
  subject: string;
  previewText: string;
  /** ISO timestamps. */
  sentAt: string;
  updatedAt: string;
};

/** A sent issue with its words: sanitised HTML without anything meant for one recipient. */
export type ArchivedIssue = ArchivedSummary & { parts: IssuePart[] };

type Neighbour = Pick<ArchivedSummary, "number" | "slug" | "subject" | "sentAt">;

/** An issue as its page shows it. */
export type ReadableIssue = ArchivedIssue & {
  previous: Neighbour | null;
  next: Neighbour | null;
  /** How many issues the archive has. */
  count: number;
};

/** "Issue 46", or the newsletter's own name for one without a number. */
export const issueName = ({ number }: Pick<ArchivedSummary, "number">): string =>
  number === null ? "Issue" : `Issue ${number}`;
