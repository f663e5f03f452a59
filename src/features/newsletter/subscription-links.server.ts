import type { SiteContext } from "../../request/request-context.ts";
import { readLink, type SigningSecret, signLink } from "../../request/signed-link.ts";

const confirmPurpose = "newsletter-confirm";
const settingsPurpose = "newsletter-settings";
/** Links below emails work as long as anyone keeps the email. */
const farFuture = new Date("2099-12-31T00:00:00Z");

export type Origin = Pick<SiteContext, "siteUrl" | "secret">;

const settingsToken = (secret: SigningSecret, id: number) =>
  signLink(secret, { purpose: settingsPurpose, subject: String(id), expiresAt: farFuture });

/** The page on which a reader changes or ends the subscription. */
export const preferencesLink = ({ siteUrl, secret }: Origin, id: number): string =>
  `${siteUrl}/newsletter/preferences?token=${settingsToken(secret, id)}`;

/** Header fields by which an email client ends a subscription with one click (RFC 8058); every email to readers carries them. */
export const unsubscribeHeaders = ({ siteUrl, secret }: Origin, id: number): Record<string, string> => ({
  "List-Unsubscribe": `<${siteUrl}/newsletter/unsubscribe?token=${settingsToken(secret, id)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

type Confirmation = { id: number; requestKey: string };

/** The page on which a request for the newsletter is confirmed. */
export function confirmationLink(
  { siteUrl, secret }: Origin,
  { id, requestKey }: Confirmation,
  expiresAt: Date,
): string {
  const token = signLink(secret, { purpose: confirmPurpose, subject: `${id}.${requestKey}`, expiresAt });
  return `${siteUrl}/newsletter/confirm?token=${token}`;
}

/** The request that a confirmation link names, or why it names none. */
export function readConfirmation(secret: SigningSecret, token: string, now: Date): Confirmation | "forged" | "expired" {
  const read = readLink(secret, confirmPurpose, token, now);
  if ("problem" in read) return read.problem;
  const [id = "", requestKey = ""] = read.subject.split(".");
  return { id: Number(id), requestKey };
}

/** The reader whom a settings link belongs to, or undefined. */
export function readSettings(secret: SigningSecret, token: string, now: Date): number | undefined {
  const read = readLink(secret, settingsPurpose, token, now);
  return "problem" in read ? undefined : Number(read.subject);
}
