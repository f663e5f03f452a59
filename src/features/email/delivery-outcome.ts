import { minuteMs } from "../../lib/time/durations.ts";

/** Minutes before each retry after a temporary rejection; a day in total. */
const retryPauses = [1, 5, 15, 60, 180, 360, 819] as const;

/** `unknown`: the connection broke after the text was sent; it may have arrived. */
export type RecipientStatus = "waiting" | "sending" | "sent" | "retrying" | "bounced" | "unknown" | "skipped";

/** Result of a delivery; `nextAttemptAt` for a retry. */
export type DeliveryOutcome = { status: RecipientStatus; answer: string | null; nextAttemptAt?: Date };

/** After a temporary rejection: a retry after a growing pause, given up after a day of them. `attempts` includes this one. */
export function afterRejection(attempts: number, answer: string, now: Date): DeliveryOutcome {
  const pause = retryPauses[attempts - 1];
  return pause === undefined
    ? { status: "bounced", answer: `Given up after a day. ${answer}` }
    : { status: "retrying", answer, nextAttemptAt: new Date(now.getTime() + pause * minuteMs) };
}
