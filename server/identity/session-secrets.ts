import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { acceptedSecrets, type SigningSecret } from "../../src/server-context/signed-link.ts";

/** A key of its own, so that a signed link is never worth anything as a session. */
const sessionSecret = (secret: string): string => createHmac("sha256", secret).update("sessions").digest("base64url");

/** Names a key in what it has encrypted: the same number for the same key in every copy. */
const versionOf = (key: string): number => createHash("sha256").update(key).digest().readUInt32BE(0) & 0x7fffffff;

export type SessionSecrets = readonly [string, ...string[]];

/** The keys of sessions and of stored second factors: the current one first. */
export function sessionSecrets(secret: SigningSecret): SessionSecrets {
  const [current = "", ...previous] = acceptedSecrets(secret).map(sessionSecret);
  return [current, ...previous];
}

/** The keys with their versions, as the authentication library expects them. */
export const versionedSecrets = (secrets: SessionSecrets) =>
  secrets.map((value) => ({ version: versionOf(value), value }));

const signatureOf = (value: string, key: string) => createHmac("sha256", key).update(value).digest("base64");

function isSignedBy(key: string, value: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(value, key));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function currentCookie(pair: string, [current, ...previous]: SessionSecrets): string {
  const equals = pair.indexOf("=");
  let text: string;
  try {
    text = decodeURIComponent(pair.slice(equals + 1).trim());
  } catch {
    return pair;
  }
  const dot = text.lastIndexOf(".");
  const [value, signature] = [text.slice(0, dot), text.slice(dot + 1)];
  if (dot < 1 || !previous.some((key) => isSignedBy(key, value, signature))) return pair;
  return `${pair.slice(0, equals)}=${encodeURIComponent(`${value}.${signatureOf(value, current)}`)}`;
}

/**
 * Headers in which cookies that a previous secret signed are signed by the current one, for the library knows one key
 * for cookies. The same headers when there is no previous secret.
 */
export function withCurrentCookies(headers: Headers, secrets: SessionSecrets): Headers {
  const cookie = headers.get("cookie");
  if (secrets.length === 1 || !cookie) return headers;
  const changed = new Headers(headers);
  changed.set(
    "cookie",
    cookie
      .split(";")
      .map((pair) => currentCookie(pair, secrets))
      .join(";"),
  );
  return changed;
}
