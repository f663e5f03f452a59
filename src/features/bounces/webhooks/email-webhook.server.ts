import { timingSafeEqual } from "node:crypto";
import type { ReportedBounce } from "../../email/reported-bounce.ts";

export type SignedRequest = {
  headers: Pick<Headers, "get">;
  body: Buffer;
  /** The parsed body. */
  payload: unknown;
};

export type EmailWebhook = {
  /** Verifies signature and age. @returns the provider's unique delivery id; undefined for a request that isn't authentic */
  verify(request: SignedRequest, secret: string, now: Date): string | undefined;
  /** Bounces and complaints of a verified request, empty for other events; undefined for an undocumented payload. */
  read(payload: unknown, deliveryId: string): ReportedBounce[] | undefined;
};

/** Compares in constant time. */
export function isSameSignature(actual: Buffer, expected: Buffer): boolean {
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether a Unix time in seconds is within this distance from now, either way. */
export function isRecent(timestamp: string, seconds: number, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= seconds;
}
