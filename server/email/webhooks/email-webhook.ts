import { timingSafeEqual } from "node:crypto";
import type { ReportedBounce } from "../../../src/features/newsletter/bounces/reported-bounce.ts";

export type SignedRequest = {
  headers: Pick<Headers, "get">;
  /** As it arrived. */
  body: Buffer;
  /** The body as JSON; undefined when it is none. */
  payload: unknown;
};

/** How the webhooks of one email provider are signed and what they say. */
export type EmailWebhook = {
  /**
   * Whether the request was signed with the secret, lately.
   * @returns the provider's own name of the delivery, which it uses once; undefined for a request that is not the provider's
   */
  verify(request: SignedRequest, secret: string, now: Date): string | undefined;
  /**
   * What a verified request reports about an email; an event that is about neither bounce nor complaint reports nothing.
   * @returns undefined when the payload has not the documented form
   */
  read(payload: unknown, deliveryId: string): ReportedBounce[] | undefined;
};

/** Compares two signatures without telling by its time where they differ. */
export function isSameSignature(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether a time in seconds since 1970 is at most so many seconds away from now, before or after. */
export function isRecent(timestamp: string, seconds: number, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= seconds;
}
