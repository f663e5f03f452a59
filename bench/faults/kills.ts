import { access } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { submitDuringKills } from "../forms.ts";
import { dispatchDuringKills } from "../newsletter-kills.ts";
import type { Product } from "../product.ts";
import { callAdmin, owner, signIn } from "./administrator.ts";
import { freeTimes, sendBooking } from "./booking.ts";
import { backup, migration } from "./command-kills.ts";
import { type Fault, must, mustBePage, visit } from "./fault.ts";
import { inspect, writeDuringKills } from "./kill-site.ts";
import { upload } from "./media-faults.ts";
import { copyPrepared } from "./prepared-data.ts";

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
  featuredImageAlt2: "",
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
      // Sent again after a kill cut off the answer, it is told that the article is there.
      const isThere = answer.includes("Another article already has this address");
      return isThere || answer.includes("published") || answer.includes(content.slug) ? content.slug : undefined;
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
  return `${done.size} publications acknowledged, or found when they were sent again: none lost, none twice, all in the listing`;
}

async function dispatch(dataDir: string, kills: number): Promise<string> {
  const readers = Math.max(1_000, kills * 60);
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

/** A core for each kind at a time, and one for what else the machine does. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** The process killed within each kind of write, as often as asked for in all. */
export const killFaults = (directory: string, total: number): Fault[] =>
  Object.entries(kinds).map(([name, run]) => {
    const kills = Math.ceil(total / Object.keys(kinds).length);
    return {
      group: "Killed",
      atOnce,
      name: `within ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`,
      injected: `SIGKILL at random moments, ${kills} times`,
      async run() {
        const dataDir = path.join(directory, `kill-${name}`);
        // A migration and a backup make their own folders.
        if (run !== migration && run !== backup) await copyPrepared("migrated", dataDir);
        return run(dataDir, kills);
      },
    };
  });
