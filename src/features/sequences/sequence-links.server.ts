import { fail, ok, type Result } from "../../lib/result.ts";
import {
  isKey,
  type LinkFailure,
  type LinkPurpose,
  readLink,
  type SigningSecret,
  signLink,
} from "../../server-context/signed-link.ts";
import type { Origin } from "../subscribers/records/subscription-links.server.ts";

const confirmPurpose = "sequence-confirm";
const stopPurpose = "sequence-stop";
/** Links in emails must never expire. */
const farFuture = new Date("2099-12-31T00:00:00Z");

export function sequenceConfirmLink({ siteUrl, secret }: Origin, requestKey: string, expiresAt: Date): string {
  const token = signLink(secret, { purpose: confirmPurpose, subject: requestKey, expiresAt });
  return `${siteUrl}/newsletter/sequence/confirm?token=${token}`;
}

export function sequenceStopLink({ siteUrl, secret }: Origin, linkKey: string): string {
  const token = signLink(secret, { purpose: stopPurpose, subject: linkKey, expiresAt: farFuture });
  return `${siteUrl}/newsletter/sequence/stop?token=${token}`;
}

/** RFC 8058 one-click header fields; they stop this sequence only. */
export const sequenceHeaders = (origin: Origin, linkKey: string): Record<string, string> => ({
  "List-Unsubscribe": `<${sequenceStopLink(origin, linkKey)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function readKey(secret: SigningSecret, purpose: LinkPurpose, token: string, now: Date): Result<string, LinkFailure> {
  const read = readLink(secret, purpose, token, now);
  if (!read.ok) return read;
  return isKey(read.value) ? ok(read.value) : fail("forged");
}

export const readSequenceConfirm = (secret: SigningSecret, token: string, now: Date) =>
  readKey(secret, confirmPurpose, token, now);

export const readSequenceStop = (secret: SigningSecret, token: string, now: Date) =>
  readKey(secret, stopPurpose, token, now);
