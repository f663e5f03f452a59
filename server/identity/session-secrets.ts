import { createHash, createHmac } from "node:crypto";
import { acceptedSecrets, type SigningSecret } from "../../src/server-context/signed-link.ts";

/** Derived, so that a signed link is never valid as a session. */
const sessionSecret = (secret: string): string => createHmac("sha256", secret).update("sessions").digest("base64url");

/** Stable key id across replicas. */
const versionOf = (key: string): number => createHash("sha256").update(key).digest().readUInt32BE(0) & 0x7fffffff;

export type SessionSecrets = readonly [string, ...string[]];

export function sessionSecrets(secret: SigningSecret): SessionSecrets {
  const [current = "", ...previous] = acceptedSecrets(secret).map(sessionSecret);
  return [current, ...previous];
}

export const versionedSecrets = (secrets: SessionSecrets) =>
  secrets.map((value) => ({ version: versionOf(value), value }));
