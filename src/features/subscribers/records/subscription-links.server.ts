import { fail, ok, type Result } from "../../../lib/result.ts";
import type { Db } from "../../../server-context/db.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import {
  isKey,
  type LinkFailure,
  readLink,
  type SigningSecret,
  signLink,
} from "../../../server-context/signed-link.ts";

const confirmPurpose = "newsletter-confirm";
const settingsPurpose = "newsletter-settings";
/** Links in emails must never expire. */
const farFuture = new Date("2099-12-31T00:00:00Z");

export type Origin = Pick<SiteContext, "siteUrl" | "secret" | "site">;

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

/** Identifies the subscriber: `number` in links of 0.1.0, which may be another person's by now. */
type SettingsSubject = { linkKey: string } | { number: number };

/** Undefined if no subscriber has it: a number only counts for subscribers of that time, and for a year after the upgrade. */
export async function findLinkKey(db: Db, subject: SettingsSubject, now: Date): Promise<string | undefined> {
  if ("linkKey" in subject) return subject.linkKey;
  const row = await db
    .selectFrom("subscribers")
    .select("link_key")
    .where("id", "=", subject.number)
    .where("number_link_until", ">", now)
    .executeTakeFirst();
  return row?.link_key;
}

export function readSettings(secret: SigningSecret, token: string, now: Date): Result<SettingsSubject, "forged"> {
  const read = readLink(secret, settingsPurpose, token, now);
  if (!read.ok) return fail("forged");
  if (isKey(read.value)) return ok({ linkKey: read.value });
  return /^\d{1,15}$/.test(read.value) ? ok({ number: Number(read.value) }) : fail("forged");
}
