import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Db } from "../../src/server-context/db.ts";

/** OWASP parameters for scrypt with 32 MB; about 0.15 s of one core. */
const currentWork = { cost: 32_768, blockSize: 8, parallel: 3 };
const saltBytes = 16;
const keyBytes = 64;

/** Cost of a hash: the parameters of scrypt. */
export type PasswordHashParams = typeof currentWork;

/** scrypt$N$r$p$salt$key: parameters are stored, so that they can be raised. */
const hashFormat = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]+)$/;

function keyOf(password: string, salt: Buffer, { cost, blockSize, parallel }: PasswordHashParams): Promise<Buffer> {
  // Unicode-equivalent passwords match.
  const text = password.normalize("NFKC");
  const options = { N: cost, r: blockSize, p: parallel, maxmem: 256 * cost * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

export async function hashPassword(password: string, work = currentWork): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await keyOf(password, salt, work);
  const { cost, blockSize, parallel } = work;
  return ["scrypt", cost, blockSize, parallel, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Weaker than today's parameters, or the library's own format. */
export const isOutdatedHash = (hash: string, work = currentWork): boolean => {
  const [, cost, blockSize, parallel] = hashFormat.exec(hash) ?? [];
  return Number(cost) !== work.cost || Number(blockSize) !== work.blockSize || Number(parallel) !== work.parallel;
};

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, cost, blockSize, parallel, salt, key] = hashFormat.exec(hash) ?? [];
  if (salt === undefined || key === undefined) {
    const { verifyPassword } = await import("better-auth/crypto");
    return verifyPassword({ hash, password });
  }
  const work = { cost: Number(cost), blockSize: Number(blockSize), parallel: Number(parallel) };
  const expected = Buffer.from(key, "base64url");
  const actual = await keyOf(password, Buffer.from(salt, "base64url"), work);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Upgrades outdated hashes after the right password. */
export const passwordHashing = (db: Db, work?: PasswordHashParams) => ({
  hash: (password: string) => hashPassword(password, work),
  async verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
    const isCorrect = await isPasswordOf(hash, password);
    if (isCorrect && isOutdatedHash(hash, work)) {
      // The salt makes the old hash unique, so it identifies the account.
      const renewed = await hashPassword(password, work);
      await db.updateTable("auth_accounts").set({ password: renewed }).where("password", "=", hash).execute();
    }
    return isCorrect;
  },
});
