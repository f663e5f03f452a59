import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../src/server-context/error-messages.ts";
import { isStrongSecret, minSecretBytes, type SigningSecret } from "../src/server-context/signed-link.ts";

export const secretFile = (dataDir: string): string => path.join(dataDir, "keys", "secret");

/** Rejects files of zeros, as power failures leave them; valid secrets hold no control characters. */
export const isText = (secret: string): boolean => !/\p{Cc}|\uFFFD/u.test(secret);

/** Undefined when there is no file. @throws OperatorError when it is unreadable or too weak */
export async function readSecretFile(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new OperatorError(`The secret ${file} cannot be read (${error.message}); make it readable for this user.`, {
      cause: error,
    });
  });
  if (text === undefined) return undefined;
  const secret = text.trim();
  if (isStrongSecret(secret) && isText(secret)) return secret;
  throw new OperatorError(
    `The secret in ${file} is ${isStrongSecret(secret) ? "damaged" : `shorter than ${minSecretBytes} bytes`}, so anyone could forge links and sessions; restore the file from a backup, or delete it to get a new one (links in emails and two-factor sign-in then stop working).`,
  );
}

export type SiteSecret = {
  secret: SigningSecret;
  isNew: boolean;
};

/**
 * The given secret, else one in the data directory, created at first and part of every backup.
 * @throws OperatorError when it cannot be read or created, or has fewer than 32 bytes
 */
export async function findSiteSecret(dataDir: string, configured: SigningSecret | undefined): Promise<SiteSecret> {
  if (configured !== undefined) return { secret: configured, isNew: false };
  const stored = await readSecretFile(secretFile(dataDir));
  return stored === undefined ? { secret: await createSecret(dataDir), isNew: true } : { secret: stored, isNew: false };
}

async function createSecret(dataDir: string): Promise<string> {
  const file = secretFile(dataDir);
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const temporary = `${file}.${randomUUID()}.new`;
    await writeFile(temporary, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
    // When two processes start at once, one wins, and both use its secret.
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(temporary);
  } catch (error) {
    throw new OperatorError(
      `The secret ${file} cannot be created (${(error as Error).message}); give this user permission to write there.`,
      { cause: error },
    );
  }
  const created = await readSecretFile(file);
  if (created === undefined)
    throw new OperatorError(`The secret ${file} disappeared while it was created; start again.`);
  return created;
}
