import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { deferred, type EmailTransport } from "./email-transport.ts";

export const outboxFolder = (dataDir: string): string => path.resolve(projectRoot, dataDir, "outbox");

/** Writes .eml files named after their Message-ID: for development, and until SMTP is configured. Idempotent. */
export function createOutbox(directory: string): EmailTransport {
  return {
    name: "files",
    repeatable: true,
    async deliver({ id, raw }, mayStart) {
      try {
        if (mayStart && !(await mayStart()))
          return { outcome: "rejected", failure: "local", reason: deferred, permanent: false };
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const file = path.join(directory, `${id}.eml`);
        const temporary = await open(`${file}.new`, "w", 0o600);
        try {
          await temporary.writeFile(raw);
          await temporary.sync();
        } finally {
          await temporary.close();
        }
        await rename(`${file}.new`, file);
        return { outcome: "sent", isKept: true };
      } catch (error) {
        return { outcome: "rejected", failure: "local", reason: (error as Error).message, permanent: false };
      }
    },
  };
}

/** Joins the lines of quoted-printable text, in lower case. Headers are folded between words, never within an address. */
const unfold = (raw: string) => raw.replaceAll("=\r\n", "").toLowerCase();

function containsAddress(text: string, email: string): boolean {
  for (let index = text.indexOf(email); index !== -1; index = text.indexOf(email, index + 1)) {
    const end = index + email.length;
    if (!/[\w.+-]/.test(text.charAt(index - 1)) && !/^(?:[\w-]|\.\w)/.test(text.slice(end, end + 2))) return true;
  }
  return false;
}

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === "ENOENT") return value;
    throw error;
  };

/** Deletes .eml files that name this email address in any part. */
export async function eraseFromOutbox(directory: string, email: string): Promise<void> {
  const names = await readdir(directory).catch(ifMissing([]));
  const address = email.toLowerCase();
  for (const name of names.filter((fileName) => fileName.endsWith(".eml"))) {
    const file = path.join(directory, name);
    // Another erasure may have deleted the file since the folder was listed.
    const raw = await readFile(file, "utf8").catch(ifMissing(""));
    if (containsAddress(unfold(raw), address)) await rm(file, { force: true });
  }
}
