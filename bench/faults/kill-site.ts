import { randomInt } from "node:crypto";
import { freePort, type Product, runCommand, startProduct } from "../product.ts";
import { pause } from "./fault.ts";

/** What `scripts/inspect-writes.ts` finds. */
export type Writes = {
  bookings: { startsAt: string; email: string }[];
  media: { name: string; file: string; variants: { file: string }[] }[];
  articles: { slug: string; status: string }[];
  listed: { slug: string }[];
  emails: { kind: string; recipient: string; about: string | null; status: string }[];
};

export async function inspect(dataDir: string): Promise<Writes> {
  const { stdout } = await runCommand(["scripts/inspect-writes.ts", dataDir], {});
  return JSON.parse(stdout) as Writes;
}

type Write<Answer> = {
  dataDir: string;
  kills: number;
  settings: Record<string, string>;
  /** Once, before the first kill. */
  prepare?: (site: Product) => Promise<void>;
  /** Writes the thing of a number; undefined when the site has not said that it has it. */
  write: (site: Product, number: number) => Promise<Answer | undefined>;
};

/**
 * Writes one thing after the other while the site is killed with SIGKILL at random moments within a write; what was not
 * acknowledged is tried again. @returns what was acknowledged, by number, with the site still running
 */
export async function writeDuringKills<Answer>(
  given: Write<Answer>,
): Promise<{ site: Product; done: Map<number, Answer> }> {
  const { dataDir, kills, settings, write } = given;
  const port = await freePort();
  let site = await startProduct(dataDir, settings, { port });
  await given.prepare?.(site);
  const done = new Map<number, Answer>();
  let number = 0;
  let isEnding = false;
  const writer = (async () => {
    while (!isEnding) {
      const answer = await write(site, number).catch(() => undefined);
      if (answer === undefined) await pause(20);
      else done.set(number++, answer);
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    const before = done.size;
    // At least one write between two kills, so that the moments lie everywhere within the next one.
    while (done.size === before) await pause(1);
    await pause(randomInt(150));
    await site.kill();
    site = await startProduct(dataDir, settings, { port });
  }
  isEnding = true;
  await writer;
  return { site, done };
}
