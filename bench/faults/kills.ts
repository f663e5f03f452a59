import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { access, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { submitDuringKills } from "../forms.ts";
import { dispatchDuringKills } from "../newsletter-kills.ts";
import { type Product, runCommand, startProduct } from "../product.ts";
import { callAdmin, owner, signIn } from "./administrator.ts";
import { freeTimes, sendBooking } from "./booking.ts";
import { sendByScript } from "./contact.ts";
import { type Fault, must, mustBePage, pause, visit } from "./fault.ts";
import { inspect, writeDuringKills } from "./kill-site.ts";
import { upload } from "./media-faults.ts";

/** The things that are there more than once. */
const repeated = <Item>(items: readonly Item[]): Item[] => items.filter((item, index) => items.indexOf(item) !== index);

async function form(dataDir: string, kills: number): Promise<string> {
  const { acknowledged, lost, doubled, sentTwice, withoutEmail, neverArrived, unfinished } = await submitDuringKills(
    dataDir,
    { submissions: Math.max(200, kills * 25), kills },
  );
  const broken = { lost, doubled, sentTwice, withoutEmail, neverArrived };
  for (const [what, found] of Object.entries(broken)) must(found.length === 0, `${what}: ${found.join(", ")}`);
  must(unfinished === 0, `${unfinished} emails still wait`);
  return `${acknowledged} messages acknowledged: none lost, none stored twice, no email sent twice`;
}

async function booking(dataDir: string, kills: number): Promise<string> {
  const times: number[] = [];
  const { site, done } = await writeDuringKills({
    dataDir,
    kills,
    settings: { SAMPLE_CONTENT: "none" },
    async prepare(running) {
      // An hour apart, and two a day: the buffers do not meet, and the limit of a day is not reached.
      for (const time of await freeTimes(running)) if (time - (times.at(-1) ?? 0) >= 3 * 3_600_000) times.push(time);
    },
    async write(running, number) {
      const start = times[number % times.length] ?? 0;
      const url = await sendBooking(running, start, number);
      // Taken: by this visitor, whose answer a kill has cut off, or because every time is gone.
      return { start, url };
    },
  });
  const booked = [...done.values()].filter(({ url }) => url !== undefined);
  for (const { url = "" } of booked) must((await visit(site, url)).status === 200, `${url} is gone`);
  await site.stop();
  const { bookings, emails } = await inspect(dataDir);
  const starts = bookings.map(({ startsAt }) => Date.parse(startsAt));
  must(repeated(starts).length === 0, "a time is booked twice");
  const lost = booked.filter(({ start }) => !starts.includes(start));
  must(lost.length === 0, `${lost.length} bookings are lost`);
  for (const { email } of bookings) {
    const confirmations = emails.filter(({ recipient, kind }) => recipient === email && !kind.includes("remind"));
    must(confirmations.length === 1, `${email} has ${confirmations.length} confirmations`);
  }
  return `${booked.length} bookings acknowledged: none lost, no time booked twice, one confirmation each`;
}

async function uploads(dataDir: string, kills: number): Promise<string> {
  let cookie = "";
  const { site, done } = await writeDuringKills({
    dataDir,
    kills,
    settings: { SAMPLE_CONTENT: "none", ...owner },
    async prepare(running) {
      cookie = await signIn(running);
    },
    write: async (running, number) => (await upload(running, cookie, number)).url,
  });
  for (const url of done.values()) must((await visit(site, url)).status === 200, `${url} is gone`);
  await site.stop();
  const { media } = await inspect(dataDir);
  for (const { file, variants } of media) {
    for (const name of [file, ...variants.map((variant) => variant.file)]) {
      const place = path.join(dataDir, "media", name);
      await access(place).catch(() => must(false, `the library lists ${name}, which is not there`));
    }
  }
  const names = media.map(({ name }) => name);
  const lost = [...done.keys()].filter((number) => !names.includes(`picture-${number}.png`));
  must(lost.length === 0, `${lost.length} files are not in the library`);
  const again = repeated(names).length;
  return `${done.size} files acknowledged: none lost, every listed file is there; ${again} stored again, whose answer a kill cut off and the sender repeated`;
}

const article = (number: number) => ({
  title: `Article ${number}`,
  slug: `article-${number}`,
  summary: "A summary of the article that says what it is about.",
  category: "Strategy",
  author: "The owner",
  featuredImageUrl: "",
  featuredImageUrl2: "",
  introduction: `<p>${"The first words. ".repeat(200)}</p>`,
  section1: "<h2>One</h2><p>Words.</p>",
  section2: "",
  section3: "",
  conclusion: "<p>The end.</p>",
  cta: "",
  seoDescription: "",
  keywords: "",
  publicationDate: "",
});

async function publication(dataDir: string, kills: number): Promise<string> {
  let cookie = "";
  const { site, done } = await writeDuringKills({
    dataDir,
    kills,
    settings: { SAMPLE_CONTENT: "none", ...owner },
    async prepare(running) {
      cookie = await signIn(running);
    },
    async write(running: Product, number) {
      const content = article(number);
      const data = { id: 0, base: "", content, key: `key-${number}`, intent: "publish" };
      const answer = await callAdmin(running, cookie, "storeArticle", data);
      return answer.includes("published") || answer.includes(content.slug) ? content.slug : undefined;
    },
  });
  for (const slug of done.values()) await mustBePage(site, `/blog/${slug}`);
  await site.stop();
  const { articles, listed } = await inspect(dataDir);
  const slugs = articles.map(({ slug }) => slug);
  must(repeated(slugs).length === 0, "an article is there twice");
  must(slugs.length - done.size <= 1, `${slugs.length} articles, ${done.size} acknowledged`);
  const unlisted = [...done.values()].filter((slug) => !listed.some((row) => row.slug === slug));
  must(unlisted.length === 0, `${unlisted.length} articles are not in the listing`);
  return `${done.size} publications acknowledged: none lost, none twice, all in the listing`;
}

/** Runs a program and kills it after a while. @returns whether it was still running */
function runAndKill(args: readonly string[], environment: Record<string, string>, afterMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { ...process.env, ...environment } }, () => undefined);
    const timer = setTimeout(() => child.kill("SIGKILL"), afterMs);
    child.once("exit", (_code, signal) => {
      clearTimeout(timer);
      resolve(signal === "SIGKILL");
    });
  });
}

const killsADirectory = 5;

async function migration(directory: string, kills: number): Promise<string> {
  let [killed, usable] = [0, 0];
  for (let turn = 0; killed < kills; turn++) {
    const dataDir = path.join(directory, String(turn));
    const environment = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", NODE_ENV: "production" };
    for (let each = 0; each < killsADirectory && killed < kills; each++) {
      if (await runAndKill(["server/main.ts"], environment, randomInt(200, 4_000))) killed++;
    }
    const site = await startProduct(dataDir);
    must((await sendByScript(site, "after")).isAccepted, "the form does not work after a killed first start");
    await mustBePage(site, "/blog");
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
    usable++;
  }
  return `${usable} databases, each complete with the next start`;
}

async function backup(directory: string, kills: number): Promise<string> {
  const dataDir = path.join(directory, "data");
  const site = await startProduct(dataDir);
  must((await sendByScript(site, "kept")).isAccepted, "the form does not work");
  await site.stop();
  const environment = { DATA_DIR: dataDir };
  const command = "server/backup/backup-cli.ts";
  let [killed, finished] = [0, 0];
  while (killed < kills) {
    const file = path.join(directory, `backup-${killed}-${finished}.tar.gz`);
    if (await runAndKill([command, "backup", file], environment, randomInt(200, 4_000))) killed++;
    else finished++;
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) await runCommand([command, "backup", "--check", file], environment);
    await rm(file, { force: true });
  }
  const last = path.join(directory, "last.tar.gz");
  await runCommand([command, "backup", last], environment);
  const restored = path.join(directory, "restored");
  await mkdir(restored, { recursive: true });
  await runCommand([command, "restore", last], { DATA_DIR: restored });
  const { stdout } = await runCommand(["scripts/inspect-forms.ts", restored], {});
  must(stdout.includes("kept@example.com"), "the restored backup has lost a message");
  await pause(0);
  return "no file that is no whole backup; the last one was restored";
}

async function dispatch(dataDir: string, kills: number): Promise<string> {
  // Started once, so that the database is there.
  await (await startProduct(dataDir, { SAMPLE_CONTENT: "none" })).stop();
  const readers = Math.max(1_000, kills * 300);
  const { twice, forgotten, lost, wronglyBounced, renamed } = await dispatchDuringKills({
    readers,
    kills,
    environment: { DATA_DIR: dataDir },
    dataDirs: [dataDir],
  });
  const broken = { twice, forgotten, lost, wronglyBounced, renamed };
  for (const [what, found] of Object.entries(broken)) must(found.length === 0, `${what}: ${found.join(", ")}`);
  return "each copy has one end, and none was sent twice";
}

const kinds = { form, booking, upload: uploads, publication, migration, backup, dispatch };

/** The process killed within each kind of write, as often as asked for in all. */
export const killFaults = (directory: string, total: number): Fault[] =>
  Object.entries(kinds).map(([name, run]) => {
    const kills = Math.ceil(total / Object.keys(kinds).length);
    return {
      group: "Killed",
      name: `within a ${name}`,
      injected: `SIGKILL at random moments, ${kills} times`,
      run: () => run(path.join(directory, `kill-${name}`), kills),
    };
  });
