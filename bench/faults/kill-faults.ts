import { randomInt } from "node:crypto";
import { access } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { freePort } from "../../tests/integration/support/free-port.ts";
import { submitDuringKills } from "../../tests/integration/support/submit-during-kills.ts";
import { owner, signIn } from "../administrator.ts";
import { type Product, runCommand, startProduct } from "../product.ts";
import { backup, migration } from "./command-kills.ts";
import { assertThat, type Fault } from "./fault.ts";
import { freeTimes, sendBooking, visit } from "./visitor.ts";

/** Output of `scripts/inspect-writes.ts`. */
type Writes = {
  bookings: { startsAt: string; email: string }[];
  media: { name: string; file: string; variants: { file: string }[] }[];
  emails: { kind: string; recipient: string }[];
};

async function inspect(dataDir: string): Promise<Writes> {
  const { stdout } = await runCommand(["scripts/inspect-writes.ts", dataDir], {});
  return JSON.parse(stdout) as Writes;
}

type Write<Result> = {
  prepare: (site: Product) => Promise<void>;
  /** Writes item number N; undefined when the site has not acknowledged it. */
  write: (site: Product, index: number) => Promise<Result | undefined>;
};

/**
 * Writes items one by one while SIGKILL hits the site at random moments within a write; unacknowledged writes are retried.
 * @returns what was acknowledged, by number, with the site still running
 */
async function writeDuringKills<Result>(dataDir: string, kills: number, { prepare, write }: Write<Result>) {
  const port = await freePort();
  const start = () => startProduct(dataDir, { SAMPLE_CONTENT: "none", ...owner }, { port });
  let site = await start();
  await prepare(site);
  const acknowledgedWrites = new Map<number, Result>();
  let index = 0;
  let isDone = false;
  const writer = (async () => {
    while (!isDone) {
      const result = await write(site, index).catch(() => undefined);
      if (result === undefined) await pause(20);
      else acknowledgedWrites.set(index++, result);
    }
  })();
  for (let kill = 0; kill < kills; kill++) {
    const { size } = acknowledgedWrites;
    // At least one write between two kills, so that kills are spread over the next one.
    while (acknowledgedWrites.size === size) await pause(1);
    await pause(randomInt(150));
    await site.kill();
    site = await start();
  }
  isDone = true;
  await writer;
  return { site, acknowledgedWrites };
}

async function booking(dataDir: string, kills: number): Promise<string> {
  const times: number[] = [];
  const { site, acknowledgedWrites } = await writeDuringKills(dataDir, kills, {
    async prepare(running) {
      // Spaced for buffers between bookings and for the limit per day.
      for (const time of await freeTimes(running)) if (time - (times.at(-1) ?? 0) >= 3 * 3_600_000) times.push(time);
    },
    async write(running, index) {
      const start = times[index % times.length] ?? 0;
      // Taken by this visitor, whose response was cut off, or fully booked.
      return { start, url: await sendBooking(running, start, index) };
    },
  });
  const booked = [...acknowledgedWrites.values()].filter(({ url }) => url !== undefined);
  for (const { url = "" } of booked) assertThat((await visit(site, url)).status === 200, `${url} is gone`);
  await site.stop();
  const { bookings, emails } = await inspect(dataDir);
  const starts = bookings.map(({ startsAt }) => Date.parse(startsAt));
  assertThat(new Set(starts).size === starts.length, "a time is booked twice");
  const lost = booked.filter(({ start }) => !starts.includes(start));
  assertThat(lost.length === 0, `${lost.length} bookings are lost`);
  for (const { email } of bookings) {
    const confirmations = emails.filter(({ recipient, kind }) => recipient === email && !kind.includes("remind"));
    assertThat(confirmations.length === 1, `${email} has ${confirmations.length} confirmations`);
  }
  return `${booked.length} bookings acknowledged: none lost, no time booked twice, one confirmation each`;
}

async function sendPicture({ origin }: Product, cookie: string, index: number): Promise<string | undefined> {
  const background = { r: index % 256, g: (index >> 8) % 256, b: 90 };
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await fetch(`${origin}/api/admin/media`, {
    method: "POST",
    headers: { cookie, origin, "x-file-name": `picture-${index}.png`, "content-type": "image/png" },
    body: new Uint8Array(picture),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  return response.ok ? /\/media\/[^"]+/.exec(text)?.[0] : undefined;
}

async function upload(dataDir: string, kills: number): Promise<string> {
  let cookie = "";
  const { site, acknowledgedWrites } = await writeDuringKills(dataDir, kills, {
    async prepare(running) {
      cookie = await signIn(running);
    },
    write: (running, index) => sendPicture(running, cookie, index),
  });
  for (const url of acknowledgedWrites.values()) assertThat((await visit(site, url)).status === 200, `${url} is gone`);
  await site.stop();
  const { media } = await inspect(dataDir);
  for (const { file, variants } of media) {
    for (const name of [file, ...variants.map((variant) => variant.file)]) {
      const file = path.join(dataDir, "media", name);
      await access(file).catch(() => assertThat(false, `the library lists ${name}, which is not there`));
    }
  }
  const names = new Set(media.map(({ name }) => name));
  const lost = [...acknowledgedWrites.keys()].filter((index) => !names.has(`picture-${index}.png`));
  assertThat(lost.length === 0, `${lost.length} files are not in the library`);
  return `${acknowledgedWrites.size} files acknowledged: none lost, every listed file is there; ${media.length - names.size} stored again, after a kill cut off the response and the sender retried`;
}

async function form(dataDir: string, kills: number): Promise<string> {
  const summary = await submitDuringKills(dataDir, { submissions: Math.max(200, kills * 25), kills });
  const { acknowledged, lost, doubled, sentTwice, withoutEmail, neverArrived, unfinished } = summary;
  const broken = [...lost, ...doubled, ...sentTwice, ...withoutEmail, ...neverArrived];
  assertThat(broken.length === 0, `lost, stored or sent twice, or without an email: ${broken.join(", ")}`);
  assertThat(unfinished === 0, `${unfinished} emails still wait`);
  return `${acknowledged} messages acknowledged: none lost, none stored twice, no email sent twice`;
}

export const killFaults = (directory: string, total: number): Fault[] => {
  const kinds = { form, booking, upload, migration, backup };
  const kills = Math.ceil(total / Object.keys(kinds).length);
  return Object.entries(kinds).map(([name, run]) => ({
    name: `Killed: within ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`,
    injected: `SIGKILL at random moments, ${kills} times`,
    run: () => run(path.join(directory, name), kills),
  }));
};
