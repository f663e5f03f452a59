import type { IssueStatus, RecipientStatus } from "../issues/issue.ts";

const minute = 60_000;

/** A run pauses itself when more of its copies than this share were rejected … */
export const maxRejectedShare = 0.05;
/** … and at least this many, so that one wrong address in a short list stops nothing. */
export const minRejections = 3;
/** Permanent rejections in a row after which a subscription ends. */
export const maxBouncesInRow = 3;

/** Minutes until the next attempt after each temporary rejection; together they are a day. */
export const retryPauses = [1, 5, 15, 60, 180, 360, 819] as const;

/** When a copy that was rejected for now is tried again; null after a day, when it counts as rejected. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = retryPauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * minute);
}

/** Copies an hour, a minute and a second that the owner can choose from; any number between the limits is accepted. */
export const rateLimits = { min: 1, max: 6000 } as const;

/**
 * Whether a final rejection is about the sender (its reputation, its content), or about a trouble that lasted too long: such a
 * one does not count against a reader.
 */
export const saysNothingOfAddress = (answer: string): boolean => /\b5\.7\.\d{1,3}\b|^4(?:\d\d\b|\.\d)/.test(answer);

/** How many copies may leave now by the rate, and when the next one may after `taken` of them; milliseconds. */
export function copiesByRate(
  { ratePerMinute, nextAt, now }: { ratePerMinute: number; nextAt: number | null; now: number },
  wanted: number,
): { allowed: number; nextAfter: (taken: number) => number } {
  const interval = minute / ratePerMinute;
  // What was not used is made up for at most a second long.
  const from = Math.max(nextAt ?? 0, now - Math.max(0, 1000 - interval));
  const allowed = from > now ? 0 : Math.min(wanted, Math.floor((now - from) / interval) + 1);
  return { allowed, nextAfter: (taken) => from + taken * interval };
}

/** Copies by what became of them. */
export type CopyCounts = Record<RecipientStatus, number>;

/** How far the dispatch of an issue is; times are ISO timestamps. */
export type IssueProgress = {
  id: number;
  number: number | null;
  status: IssueStatus;
  startedAt: string | null;
  finishedAt: string | null;
  counts: CopyCounts;
  total: number;
  ratePerMinute: number;
  /** Whole minutes until every waiting copy has been tried; null when nothing is being sent. */
  minutesLeft: number | null;
  nextRetryAt: string | null;
  /** Rejected copies among those that were answered, from 0 to 1. */
  rejectedShare: number;
  /** Why it has paused itself. */
  pauseReason: string | null;
  /** What keeps the mail server from being reached. */
  trouble: string | null;
  /** The folder into which copies are written while no mail server is set; null when one is. */
  outbox: string | null;
};

/** Copies that were answered or given up. */
export const handled = (counts: CopyCounts): number => counts.sent + counts.bounced + counts.unknown + counts.skipped;

/** A copy that the owner may want to look at. */
export type ListedRecipient = {
  subscriberId: number;
  email: string;
  status: RecipientStatus;
  answer: string | null;
  /** ISO timestamps. */
  at: string;
  nextAttemptAt: string | null;
};

export const recipientStatusWords: Record<RecipientStatus, string> = {
  waiting: "Waiting",
  sending: "Sending",
  sent: "Sent",
  retrying: "Retrying",
  bounced: "Rejected",
  unknown: "Unknown",
  skipped: "Skipped",
};
