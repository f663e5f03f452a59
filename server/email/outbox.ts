import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { type EmailTransport, heldBack } from "./email-transport.ts";

/** The folder into which emails are written while no mail server is set. */
export const outboxFolder = (root: string, dataDir: string): string => path.join(path.resolve(root, dataDir), "outbox");

/**
 * Keeps emails as .eml files, one by one named after its message: for development, and until an SMTP server is set. An email
 * that is written twice is the same file.
 */
export function createOutbox(directory: string): EmailTransport {
  return {
    name: "files",
    repeatable: true,
    async deliver({ id, raw }, begin) {
      try {
        if (begin && !(await begin()))
          return { outcome: "rejected", failure: "local", reason: heldBack, permanent: false };
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
        return { outcome: "sent" };
      } catch (error) {
        return { outcome: "rejected", failure: "local", reason: (error as Error).message, permanent: false };
      }
    },
  };
}
