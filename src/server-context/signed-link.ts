import { createHmac, timingSafeEqual } from "node:crypto";
import { fail, ok, type Result } from "../lib/result.ts";

export type SignedLink = {
  /** What the link is for, such as "booking"; a link for one purpose opens nothing else. */
  purpose: string;
  /** Whom or what it is about: a random key of a row, never its number, which after a restore can be another row's. */
  subject: string;
  expiresAt: Date;
};

/** Whether a link's subject is a random key of a row, in the form of PostgreSQL's type uuid. */
export const isKey = (subject: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject);

/** Why a signed link opens nothing. */
export type LinkFailure = "forged" | "expired";

/** The secret of the site. While it is changed, a list: the first signs, and what any of them signed is accepted. */
export type SigningSecret = string | readonly [string, ...string[]];

/** Bytes below which a signing secret could be guessed. */
export const minSecretBytes = 32;

/** Three parts and nothing else; a part spelled in another way is another token, and not one of ours. */
const tokenShape = /^([A-Za-z0-9_-]*)\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{32})$/;

/** Whether every signature made with this secret can be trusted. */
export const isStrongSecret = (secret: string): boolean => Buffer.byteLength(secret) >= minSecretBytes;

/** The secret that signs. */
export const currentSecret = (secret: SigningSecret): string => (typeof secret === "string" ? secret : secret[0]);

/** Every secret whose signatures are accepted, the current one first. */
export const acceptedSecrets = (secret: SigningSecret): readonly string[] =>
  typeof secret === "string" ? [secret] : secret;

function signature(secret: string, text: string): string {
  // An empty key signs as readily as a good one, and anyone can do the same.
  if (!isStrongSecret(secret)) throw new Error(`the signing secret has fewer than ${minSecretBytes} bytes`);
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32);
}

/**
 * A token for a URL in an email: it authorises one action until it expires.
 * @throws when the secret is too short to sign anything
 */
export function signLink(secret: SigningSecret, { purpose, subject, expiresAt }: SignedLink): string {
  const body = `${Buffer.from(subject).toString("base64url")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${body}.${signature(currentSecret(secret), `${purpose}\n${body}`)}`;
}

/**
 * The subject of a token, or why it opens nothing. Only the exact text that was signed opens anything.
 * @throws when the secret is too short to have signed anything
 */
export function readLink(
  secret: SigningSecret,
  purpose: string,
  token: string,
  now: Date,
): Result<string, LinkFailure> {
  const [, subject = "", expires = "", given = ""] = tokenShape.exec(token) ?? [];
  const actual = Buffer.from(given);
  const isOurs = acceptedSecrets(secret).some((one) => {
    const expected = Buffer.from(signature(one, `${purpose}\n${subject}.${expires}`));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  if (!isOurs) return fail("forged");
  if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return fail("expired");
  return ok(Buffer.from(subject, "base64url").toString("utf8"));
}
