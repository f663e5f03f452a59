import { isOutage } from "../../src/features/email/email-failure.ts";
import type { DeliveryResult } from "./email-transport.ts";

type Failure = Exclude<DeliveryResult, { outcome: "sent" }>;

const longestAnswer = 300;

/** A server's answer as one line that names no email address. */
export const withoutAddresses = (answer: string): string =>
  answer
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[^\s<>@]{1,320}@[^\s<>@]{1,320}/g, "…")
    .trim()
    .slice(0, longestAnswer);

/** The code of an answer such as "550 5.1.1 No such user", or of a broken connection such as ECONNREFUSED. */
const codeOf = (answer: string): string | undefined =>
  /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?|\bE[A-Z]{4,20}\b/.exec(answer)?.[0];

/**
 * What the log says of an email that was not sent: the kind of failure and its code. The server's own words only where they are
 * about the server, for what it says of a recipient names a person.
 */
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
