import { randomInt, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./test.ts";

type Fixtures = {
  /** Unique within the run. */
  email: string;
  ownNetworkAddress: undefined;
};

/** For journeys that send forms: each visitor has its own IP address and mailbox. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs
  email: async ({}, use) => {
    await use(`visitor-${randomUUID()}@example.com`);
  },
  ownNetworkAddress: [
    async ({ context }, use) => {
      const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
      await context.setExtraHTTPHeaders({ "X-Forwarded-For": address });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };

/** Pretends the page has been open for a minute: forms that are filled in at once are rejected. */
export async function skipFillTime(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
}

export type Email = { to: string; subject: string; headers: string; text: string };

const decode = (part: string) =>
  Buffer.from(
    part
      .replace(/=\r?\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

function parse(raw: string): Email {
  const end = raw.indexOf("\r\n\r\n");
  const headers = raw.slice(0, end).replace(/\r\n\s+/g, " ");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "mi").exec(headers)?.[1]?.trim() ?? "";
  const plain = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----_/.exec(raw)?.[1] ?? "";
  return { to: header("To"), subject: header("Subject"), headers, text: decode(plain) };
}

export async function emailsTo(address: string): Promise<Email[]> {
  const outbox = path.resolve(process.env.E2E_DATA_DIR ?? ".tmp/e2e-data", "outbox");
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
  const emails = await Promise.all(files.map(async (file) => parse(await readFile(path.join(outbox, file), "utf8"))));
  return emails.filter(({ to, headers }) => to === address || headers.includes(address));
}

export async function emailTo(address: string, subject: string): Promise<Email> {
  const findEmail = async () => (await emailsTo(address)).find((email) => email.subject.startsWith(subject));
  await expect.poll(async () => (await findEmail()) !== undefined, { message: `email “${subject}”` }).toBe(true);
  const email = await findEmail();
  if (!email) throw new Error(`The email “${subject}” is missing.`);
  return email;
}

export function linkIn(email: Email, path: string): string {
  const link = new RegExp(`https?://[^\\s]+${path}[^\\s]*`).exec(email.text)?.[0];
  if (!link) throw new Error(`No link to ${path} in:\n${email.text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
