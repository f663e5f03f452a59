import { createHmac, timingSafeEqual } from "node:crypto";
import type { SessionSecrets } from "../identity/session-secrets.ts";

/**
 * Undocumented in Better Auth: cookies are `value.HMAC-SHA256` in base64, URL-encoded. Obsolete when `secrets` also verifies
 * cookies of previous secrets. Guarded by `tests/integration/upstream-auth.test.ts`.
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

/** Re-signs cookies of a previous secret with the current one, because the library knows a single key. */
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
