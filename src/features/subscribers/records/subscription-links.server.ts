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
export const neverExpires = new Date("2099-12-31T00:00:00Z");

export type Origin = Pick<SiteContext, "siteUrl" | "secret" | "site">;

const settingsToken = (secret: SigningSecret, linkKey: string) =>
  signLink(secret, { purpose: settingsPurpose, subject: linkKey, expiresAt: neverExpires });

export const preferencesLink = ({ siteUrl, secret }: Origin, linkKey: string): string =>
  `${siteUrl}/newsletter/preferences?token=${settingsToken(secret, linkKey)}`;

export const unsubscribeLink = ({ siteUrl, secret }: Origin, linkKey: string): string =>
  `${siteUrl}/newsletter/unsubscribe?token=${settingsToken(secret, linkKey)}`;

/** Whether an email client sent the form (RFC 8058). */
export function isOneClick(form: FormData | undefined): boolean {
  const field = form?.get("List-Unsubscribe");
  return typeof field === "string" && field.trim() === "One-Click";
}

/** RFC 8058 header fields. */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Every email to readers has them. */
export const unsubscribeHeaders = (origin: Origin, linkKey: string): Record<string, string> =>
  oneClickHeaders(unsubscribeLink(origin, linkKey));

export const linkTokenOf = (request: Request): string => new URL(request.url).searchParams.get("token") ?? "";

export function redirectWithToken(page: string, token: string, isDone = false): Response {
  const search = new URLSearchParams({ token, ...(isDone ? { done: "yes" } : {}) });
  return new Response(null, { status: 303, headers: { Location: `${page}?${search}` } });
}

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

/** `number` in links of version 0.1.0; it may belong to someone else by now. */
type SettingsSubject = { linkKey: string } | { number: number };

/** Undefined for an outdated number: it is valid only for subscribers of that time, until a year after the upgrade. */
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
