import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The site's own secret, made the first time; it signs links and sessions, so a backup holds it. */
export async function readSiteSecret(dataDir: string): Promise<string> {
  const directory = path.join(dataDir, "keys");
  const file = path.join(directory, "secret");
  const read = async () => (await readFile(file, "utf8")).trim();
  const known = await read().catch(() => "");
  if (known.length >= 32) return known;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const fresh = path.join(directory, `secret.${process.pid}.new`);
  await writeFile(fresh, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
  // Of two processes that start together one wins, and both use its secret.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(fresh);
  return read();
}
