import { createHash, createHmac } from "node:crypto";
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Db } from "../../src/server-context/db.ts";
import { acceptedSecrets, type SigningSecret } from "../../src/server-context/signed-link.ts";

async function decrypt(data: string, secrets: SessionSecrets, keys: ReadonlyMap<number, string>): Promise<string> {
  // Data without a version was encrypted with the original key.
  if (parseEnvelope(data)) {
    return symmetricDecrypt({ key: { keys: new Map(keys), currentVersion: 0 }, data });
  }
  for (const key of secrets) {
    // Authenticated cipher: a wrong key always fails.
    const text = await symmetricDecrypt({ key, data }).catch(() => undefined);
    if (text !== undefined) return text;
  }
  throw new Error("two-factor authentication of an account was encrypted with an unknown secret");
}

/** Re-encrypts second factors with the current key, so that the previous one can be dropped. Undecryptable ones are kept. */
export async function reencryptTwoFactors(db: Db, secrets: SessionSecrets): Promise<void> {
  const versions = versionedSecrets(secrets);
  const keys = new Map(versions.map(({ version, value }) => [version, value]));
  const currentVersion = versions[0]?.version ?? 0;
  const renew = async (data: string) =>
    symmetricEncrypt({ key: { keys, currentVersion }, data: await decrypt(data, secrets, keys) });
  const factors = await db.selectFrom("auth_two_factors").select(["id", "secret", "backup_codes"]).execute();
  for (const { id, secret, backup_codes } of factors) {
    const renewed = await Promise.all([renew(secret), renew(backup_codes)]).catch(() => undefined);
    if (!renewed) continue;
    const [newSecret, newCodes] = renewed;
    await db
      .updateTable("auth_two_factors")
      .set({ secret: newSecret, backup_codes: newCodes })
      .where("id", "=", id)
      .execute();
  }
}

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
