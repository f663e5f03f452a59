import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { simpleParser } from "mailparser";

const outbox = path.join(process.env.E2E_DATA_DIR ?? ".tmp/e2e-data", "outbox");

/** The sent email with a subject, if `to` is given to this address, parsed by an independent library. */
export async function receivedEmail(subject: string, to?: string) {
  for (const file of (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"))) {
    const email = await simpleParser(await readFile(path.join(outbox, file)));
    const recipients = [email.to ?? []].flat().flatMap(({ value }) => value);
    if (email.subject === subject && (!to || recipients.some(({ address }) => address === to))) return email;
  }
  return undefined;
}
