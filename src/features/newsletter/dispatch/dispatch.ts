import { minuteMs } from "../../../lib/time/durations.ts";
import type { RecipientStatus } from "../../email/delivery-outcome.ts";
import type { IssueStatus } from "../issues/issue.ts";

/** A dispatch pauses automatically when this share of its deliveries is rejected … */
export const maxRejectedShare = 0.05;
/** … and at least this many, so that one bad address in a short list does not stop it. */
export const minRejections = 3;
/** Permanent rejections in a row after which a subscription ends. */
export const maxBouncesInRow = 3;

/** "12.5%" */
export const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Seconds. Running processes renew their leases well before; after a crash the deliveries wait this long. */
export const leaseSeconds = 60;

export const interrupted = "The site stopped while this email was being handed over. It may have arrived.";

/** Emails per minute. */
export const rateLimits = { min: 1, max: 6000 } as const;

/** True for rejections about the sender (RFC 3463 5.7.x) or temporary faults: they don't count against the reader. */
export const isUnrelatedToAddress = (answer: string): boolean => /\b5\.7\.\d{1,3}\b|^4(?:\d\d\b|\.\d)/.test(answer);

/** How many deliveries the rate allows now, and when the next can start after `count` of them; milliseconds. */
export function deliveriesByRate(
  { ratePerMinute, nextAt, now }: { ratePerMinute: number; nextAt: number | null; now: number },
  requested: number,
): { allowed: number; nextAfter: (count: number) => number } {
  const interval = minuteMs / ratePerMinute;
  // Unused capacity carries over for at most one second.
  const from = Math.max(nextAt ?? 0, now - Math.max(0, 1000 - interval));
  const allowed = from > now ? 0 : Math.min(requested, Math.floor((now - from) / interval) + 1);
  return { allowed, nextAfter: (count) => from + count * interval };
}

export type DeliveryCounts = Record<RecipientStatus, number>;

export const noDeliveries = { waiting: 0, sending: 0, sent: 0, retrying: 0, bounced: 0, unknown: 0, skipped: 0 };

/** Progress of an issue's dispatch; times are ISO timestamps. */
export type IssueProgress = {
  id: number;
  number: number | null;
  status: IssueStatus;
  startedAt: string | null;
  finishedAt: string | null;
  counts: DeliveryCounts;
  total: number;
  ratePerMinute: number;
  /** Whole minutes until every waiting delivery has been attempted; null unless sending. */
  minutesLeft: number | null;
  nextRetryAt: string | null;
  /** Share of the attempted deliveries, from 0 to 1. */
  rejectedShare: number;
  pauseReason: string | null;
  /** Why the mail server cannot be reached. */
  trouble: string | null;
  /** Folder that deliveries are written to while no mail server is configured; otherwise null. */
  outbox: string | null;
};

/** Deliveries with a final outcome. */
export const handled = (counts: DeliveryCounts): number =>
  counts.sent + counts.bounced + counts.unknown + counts.skipped;

export type ListedRecipient = {
  subscriberId: number;
  email: string;
  status: RecipientStatus;
  answer: string | null;
  at: string;
  nextAttemptAt: string | null;
};

export const recipientStatusLabels: Record<RecipientStatus, string> = {
  waiting: "Queued",
  sending: "Sending",
  sent: "Sent",
  retrying: "Retrying",
  bounced: "Bounced",
  unknown: "Unknown",
  skipped: "Skipped",
};
