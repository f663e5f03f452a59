import { createHmac, timingSafeEqual } from "node:crypto";
import { fail, ok, type Result } from "../lib/result.ts";

/** Links that open a page. */
export const linkPurposes = [
  ...["booking", "booking-check", "guest", "my-data", "preview", "newsletter-confirm", "newsletter-settings"],
  ...["sequence-confirm", "sequence-stop"],
] as const;
export type LinkPurpose = (typeof linkPurposes)[number] | `download:${string}`;

export type SignedLink = {
  /** Valid for this purpose only. */
  purpose: LinkPurpose;
  /** A random row key, never an id, which may be reused after a restore. */
  subject: string;
  expiresAt: Date;
};

/** A UUID, as PostgreSQL prints it. */
export const isKey = (subject: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(subject);

export type LinkFailure = "forged" | "expired";

/** During a rotation a list: the first signs, all verify. */
export type SigningSecret = string | readonly [string, ...string[]];

/** Bytes. */
export const minSecretBytes = 32;

/** Canonical form only: other spellings of a token are invalid. */
const tokenShape = /^([A-Za-z0-9_-]*)\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{32})$/;

export const isStrongSecret = (secret: string): boolean => Buffer.byteLength(secret) >= minSecretBytes;

export const currentSecret = (secret: SigningSecret): string => (typeof secret === "string" ? secret : secret[0]);

export const acceptedSecrets = (secret: SigningSecret): readonly string[] =>
  typeof secret === "string" ? [secret] : secret;

function signature(secret: string, text: string): string {
  // An empty key would sign, and anyone could forge.
  if (!isStrongSecret(secret)) throw new Error(`the signing secret has fewer than ${minSecretBytes} bytes`);
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 32);
}

/** Authorises one action until it expires. @throws when the secret is too short */
export function signLink(secret: SigningSecret, { purpose, subject, expiresAt }: SignedLink): string {
  const body = `${Buffer.from(subject).toString("base64url")}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${body}.${signature(currentSecret(secret), `${purpose}\n${body}`)}`;
}

/** The subject, or why the token is invalid. @throws when the secret is too short */
export function readLink(
  secret: SigningSecret,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Result<string, LinkFailure> {
  const [, subject = "", expires = "", givenSignature = ""] = tokenShape.exec(token) ?? [];
  const actual = Buffer.from(givenSignature);
  const isOurs = acceptedSecrets(secret).some((candidate) => {
    const expected = Buffer.from(signature(candidate, `${purpose}\n${subject}.${expires}`));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  if (!isOurs) return fail("forged");
  if (Number.parseInt(expires, 36) * 1000 <= now.getTime()) return fail("expired");
  return ok(Buffer.from(subject, "base64url").toString("utf8"));
}

/** Whether a token was never signed for any page. */
export const isForged = (secret: SigningSecret, token: string): boolean =>
  linkPurposes.every((purpose) => {
    const link = readLink(secret, purpose, token, new Date());
    return !link.ok && link.code === "forged";
  });
