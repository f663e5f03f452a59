import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionSecrets } from "../identity/session-secrets.ts";

/**
 * How Better Auth signs its cookies, which it does not document: the value, a dot and the HMAC of the value by SHA-256 in base64,
 * URL-encoded. This file can go when `secrets` opens cookies of a previous secret too; now it opens only what is encrypted.
 * `tests/integration/upstream-auth.test.ts` fails when cookies are signed in another way.
 */

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
