import type { Issue } from "./issue.ts";

export type NewsletterNumbers = {
  readers: number;
  /** Oldest first, this week last. */
  weeks: { /** ISO date of its last day. */ day: string; readers: number; joined: number; left: number }[];
  /** In the last 90 days, most readers first. */
  pages: { page: string; readers: number }[];
};

export type IssueNumbers = Pick<
  Issue,
  | "id"
  | "number"
  | "subject"
  | "slug"
  | "status"
  | "scheduledAt"
  | "sendingStartedAt"
  | "isInArchive"
  // Why a draft was not sent on time.
  | "pauseReason"
> & {
  /** Confirmed readers who would get it now. */
  readers: number;
  zone: string;
  /** ISO timestamp. */
  usualTime: string;
  deliveries: { total: number; sent: number; rejected: number; bounced: number; unknown: number; skipped: number };
  /** Between this issue and the next one, or until now. */
  unsubscribed: number;
  joined: { page: string; readers: number }[];
};
