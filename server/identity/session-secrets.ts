import { createHash, createHmac } from "node:crypto";
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
