import { fail, ok, type Result } from "../../lib/result.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { isKey, type LinkFailure, readLink, type SigningSecret, signLink } from "../../server-context/signed-link.ts";

const confirmPurpose = "newsletter-confirm";
const settingsPurpose = "newsletter-settings";
/** Links in emails must never expire. */
const farFuture = new Date("2099-12-31T00:00:00Z");

export type Origin = Pick<SiteContext, "siteUrl" | "secret">;

const settingsToken = (secret: SigningSecret, linkKey: string) =>
  signLink(secret, { purpose: settingsPurpose, subject: linkKey, expiresAt: farFuture });

export const preferencesLink = ({ siteUrl, secret }: Origin, linkKey: string): string =>
  `${siteUrl}/newsletter/preferences?token=${settingsToken(secret, linkKey)}`;

export const unsubscribeLink = ({ siteUrl, secret }: Origin, linkKey: string): string =>
  `${siteUrl}/newsletter/unsubscribe?token=${settingsToken(secret, linkKey)}`;

/** RFC 8058 one-click header fields; every email to readers carries them. */
export const unsubscribeHeaders = (origin: Origin, linkKey: string): Record<string, string> => ({
  "List-Unsubscribe": `<${unsubscribeLink(origin, linkKey)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function confirmationLink({ siteUrl, secret }: Origin, requestKey: string, expiresAt: Date): string {
  const token = signLink(secret, { purpose: confirmPurpose, subject: requestKey, expiresAt });
  return `${siteUrl}/newsletter/confirm?token=${token}`;
}

export function readConfirmation(secret: SigningSecret, token: string, now: Date): Result<string, LinkFailure> {
  const read = readLink(secret, confirmPurpose, token, now);
  if (!read.ok) return read;
  // Up to version 0.1.0 the row's number preceded the key; only the key counts.
  const requestKey = read.value.replace(/^\d+\./, "");
  return isKey(requestKey) ? ok(requestKey) : fail("forged");
}

/** `number`: a link from before keys; it may point to someone else by now and must not open or change anything. */
export function readSettings(
  secret: SigningSecret,
  token: string,
  now: Date,
): Result<{ linkKey: string } | { number: number }, "forged"> {
  const read = readLink(secret, settingsPurpose, token, now);
  if (!read.ok) return fail("forged");
  if (isKey(read.value)) return ok({ linkKey: read.value });
  return /^\d{1,15}$/.test(read.value) ? ok({ number: Number(read.value) }) : fail("forged");
}
