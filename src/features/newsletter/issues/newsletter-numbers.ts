import type { Issue } from "./issue.ts";

/** How the newsletter is doing; every number is counted from what readers did themselves. */
export type NewsletterNumbers = {
  /** Confirmed readers now. */
  readers: number;
  /** Readers at the end of each of the last weeks, oldest first, this week last. */
  weeks: { /** ISO date of its last day. */ day: string; readers: number; joined: number; left: number }[];
  /** Where readers of the last 90 days subscribed, most first. */
  pages: { page: string; readers: number }[];
};

/** The state of an issue, and what became of its copies. */
export type IssueNumbers = Pick<
  Issue,
  | "id"
  | "number"
  | "subject"
  | "slug"
  | "status"
  | "scheduledAt"
  | "frozenAt"
  | "finishedAt"
  | "isInArchive"
  // Of a draft: why it was not sent at its time.
  | "pauseReason"
> & {
  /** Confirmed readers who would get it now. */
  readers: number;
  /** The owner's zone. */
  zone: string;
  /** The time that is usual for it, an ISO timestamp. */
  usualTime: string;
  copies: { total: number; sent: number; rejected: number; bounced: number; unknown: number; skipped: number };
  /** Who unsubscribed and who joined between this issue and the next one, or until now. */
  unsubscribed: number;
  joined: { page: string; readers: number }[];
};
