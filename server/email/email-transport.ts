import { type EmailFailure, isOutage } from "../../src/features/platform.server.ts";
import type { ComposedEmail } from "./compose-email.ts";

type Failure = Exclude<DeliveryResult, { outcome: "sent" }>;

const maxResponseLength = 300;

/** One line without email addresses. */
export const withoutAddresses = (reply: string): string =>
  reply
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^\s<>@]{1,320}@[^\s<>@]{1,320}/g, "…")
    .trim()
    .slice(0, maxResponseLength);

/** From a reply such as "550 5.1.1 No such user", or an error code such as ECONNREFUSED. */
const codeOf = (reply: string): string | undefined =>
  /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?|\bE[A-Z]{4,20}\b/.exec(reply)?.[0];

/** Log fields of a failure; the server's response only when it is about the server, since others may name a person. */
export function failureLine(result: Failure): { outcome: string; reason: string; code?: string; says?: string } {
  const { outcome, failure, reason } = result;
  const code = codeOf(reason);
  return {
    outcome,
    reason: failure,
    ...(code !== undefined && { code }),
    ...(isOutage(failure) && { says: withoutAddresses(reason) }),
  };
}

export type DeliveryResult =
  /** `isKept`: written into a file. */
  | { outcome: "sent"; isKept?: true }
  /** Certainly not delivered. `permanent`: retrying is pointless. */
  | { outcome: "rejected"; failure: EmailFailure; reason: string; permanent: boolean }
  /** The connection broke after transmission started. */
  | { outcome: "uncertain"; failure: "interrupted"; reason: string };

export type EmailTransport = {
  name: string;
  /** Delivering twice leaves one email. */
  repeatable: boolean;
  /** @param mayStart called before transmission; false cancels the delivery without an error */
  deliver(email: ComposedEmail, mayStart?: () => Promise<boolean>): Promise<DeliveryResult>;
  close?(): void;
};

/** Reason of an email that `mayStart` cancelled: it goes back to its queue. */
export const deferred = "deferred";
