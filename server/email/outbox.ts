import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { deferred, type EmailTransport } from "./email-transport.ts";

export const outboxFolder = (root: string, dataDir: string): string => path.join(path.resolve(root, dataDir), "outbox");

/** Writes .eml files named after their Message-ID: for development, and until SMTP is configured. Idempotent. */
export function createOutbox(directory: string): EmailTransport {
  return {
    name: "files",
    repeatable: true,
    async deliver({ id, raw }, begin) {
      try {
        if (begin && !(await begin()))
          return { outcome: "rejected", failure: "local", reason: deferred, permanent: false };
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const file = path.join(directory, `${id}.eml`);
        const fresh = await open(`${file}.new`, "w", 0o600);
        try {
          await fresh.writeFile(raw);
          await fresh.sync();
        } finally {
          await fresh.close();
        }
        await rename(`${file}.new`, file);
        return { outcome: "sent", isKept: true };
      } catch (error) {
        return { outcome: "rejected", failure: "local", reason: (error as Error).message, permanent: false };
      }
    },
  };
}

/** Without the line ends of quoted-printable text, in lower case. A header is folded between words, never within an address. */
const joined = (raw: string) => raw.replaceAll("=\r\n", "").toLowerCase();

function namesAddress(text: string, email: string): boolean {
  for (let at = text.indexOf(email); at !== -1; at = text.indexOf(email, at + 1)) {
    const end = at + email.length;
    if (!/[\w.+-]/.test(text.charAt(at - 1)) && !/^(?:[\w-]|\.\w)/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

/** Another erasure may have deleted the file since the folder was listed. */
function emptyIfGone(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}

/** Deletes .eml files that name this email address in any part. */
export async function eraseFromOutbox(directory: string, email: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const wanted = email.toLowerCase();
  for (const name of names.filter((one) => one.endsWith(".eml"))) {
    const file = path.join(directory, name);
    const raw = await readFile(file, "utf8").catch(emptyIfGone);
    if (namesAddress(joined(raw), wanted)) await rm(file, { force: true });
  }
}
