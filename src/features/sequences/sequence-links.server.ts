import { fail, ok, type Result } from "../../lib/result.ts";
import {
  isKey,
  type LinkFailure,
  type LinkPurpose,
  readLink,
  type SigningSecret,
  signLink,
} from "../../server-context/signed-link.ts";
import { neverExpires, type Origin, oneClickHeaders } from "../subscribers/records/subscription-links.server.ts";

const confirmPurpose = "sequence-confirm";
const stopPurpose = "sequence-stop";

export function sequenceConfirmLink({ siteUrl, secret }: Origin, requestKey: string, expiresAt: Date): string {
  const token = signLink(secret, { purpose: confirmPurpose, subject: requestKey, expiresAt });
  return `${siteUrl}/newsletter/sequence/confirm?token=${token}`;
}

export function sequenceStopLink({ siteUrl, secret }: Origin, linkKey: string): string {
  const token = signLink(secret, { purpose: stopPurpose, subject: linkKey, expiresAt: neverExpires });
  return `${siteUrl}/newsletter/sequence/stop?token=${token}`;
}

/** They stop this sequence only. */
export const sequenceHeaders = (origin: Origin, linkKey: string): Record<string, string> =>
  oneClickHeaders(sequenceStopLink(origin, linkKey));

function readKey(secret: SigningSecret, purpose: LinkPurpose, token: string, now: Date): Result<string, LinkFailure> {
  const read = readLink(secret, purpose, token, now);
  if (!read.ok) return read;
  return isKey(read.value) ? ok(read.value) : fail("forged");
}

export const readSequenceConfirm = (secret: SigningSecret, token: string, now: Date) =>
  readKey(secret, confirmPurpose, token, now);

export const readSequenceStop = (secret: SigningSecret, token: string, now: Date) =>
  readKey(secret, stopPurpose, token, now);
