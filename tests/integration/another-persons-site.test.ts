import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportSite } from "../../server/export/export-site.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultClaims } from "../../src/facts/claims.ts";
import { defaultFooter, defaultMenu } from "../../src/facts/navigation.ts";
import { defaultTexts } from "../../src/facts/page-texts.ts";
import { defaultPodcast } from "../../src/facts/podcast.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { textPageNames } from "../../src/facts/text-pages.ts";
import { tokenPattern } from "../../src/facts/tokens.ts";
import { listRedirects } from "../../src/features/articles/articles.server.ts";
import { defaultSettings } from "../../src/features/settings/setting-facts.ts";
import { saveSettings } from "../../src/features/settings/settings.server.ts";
import { getOpening } from "../../src/features/setup/setup.server.ts";
import { getVisibility } from "../../src/features/setup/visibility.server.ts";
import {
  changesOf,
  type FieldValue,
  type FieldValues,
  sectionsOf,
  type TextField,
  type TextLeaf,
} from "../../src/features/texts/text-fields.ts";
import { cardFacts } from "../../src/seo/cards/card-facts.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";
import { anotherOwner, defaults, hasWords } from "./support/another-person.ts";
import { openExportedSite } from "./support/built-site.ts";
import { testStore } from "./support/site-context.ts";

/** Each text that pages contain; their modules register them. */
const modules = import.meta.glob(["../../src/**/*-copy.ts", "../../src/**/*-meta.ts"]);

/** Settings and legal texts are edited on separate screens. */
const ofSettings = JSON.stringify([defaultMenu, defaultFooter]);
const legalTexts = new Set(["/privacy-policy", "/cookie-policy", "/terms-of-service", "/impressum"]);

/** Shorter ones are words that other texts may contain, too. */
const sentenceLength = 30;

const leavesOf = (field: TextField): string[] =>
  field.kind === "list" ? field.fallback.flatMap(({ texts }) => Object.values(texts)) : [field.fallback];

const ownText = (leaf: Pick<TextLeaf, "kind">, text: string) =>
  leaf.kind === "link" || text === "" ? text : "Words of another person.";

function ownValue(field: TextField): FieldValue {
  if (field.kind !== "list") return ownText(field, field.fallback);
  return field.fallback.map(({ key, texts }) => ({
    key,
    texts: Object.fromEntries(
      field.fields
        .filter(({ path }) => path in texts)
        .map((leaf) => [leaf.path, ownText(leaf, texts[leaf.path] ?? "")]),
    ),
  }));
}

const plain = (html: string) =>
  html
    .replaceAll(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

let site: AdministeredSite;
const sentences = new Set<string>();
/** Titles of the sample articles, episodes and issues. */
let titles: string[] = [];

const administer = async (name: string, data?: object) => {
  const response = await site.call(name, { method: "POST", person: "administrator", ...(data && { data }) });
  expect([name, response.status]).toEqual([name, 200]);
};

beforeAll(async () => {
  site = await openAdministeredSite(undefined, "sample");
  const { items } = await getOpening(site.database.db, new Date());
  titles = items.map(({ title }) => title);
  for (const load of Object.values(modules)) await load();
  for (const page of textPageNames) {
    const fields = sectionsOf(defaultTexts(defaultSite, page)).flatMap((section) => section.fields);
    for (const text of fields.flatMap(leavesOf).flatMap((value) => value.split("\n")))
      for (const part of text.split(tokenPattern))
        if (part.length >= sentenceLength && !/^(?:\/|https?:)/.test(part) && !ofSettings.includes(part.trim()))
          sentences.add(part.trim());
    const values: FieldValues = Object.fromEntries(fields.map((field) => [field.path, ownValue(field)]));
    await administer("saveTexts", { page, version: 0, texts: changesOf(fields, values, {}), isPublic: true });
  }
  const settings = { ...anotherOwner, podcast: { ...defaultSettings.podcast, description: "Nights at work." } };
  const groups = Object.keys(settings) as (keyof typeof settings)[];
  const changes = groups.map((group) => ({ group, version: 0, values: settings[group] }));
  expect(await saveSettings(site.database.db, changes, "owner@example.com")).toMatchObject({ ok: true });
  await administer("removeSampleContent", { withChanged: false });
  await administer("markSiteOpen");
  expect(await getVisibility(site.database.db)).toMatchObject({ isOpened: true });
});
afterAll(() => site.close());

const figures = Object.values(defaultClaims).map(({ wording }) => wording);

/** Words of the sample only; legal texts are skipped, because they name the law and quote other pages. */
const foundIn = (text: string, isLegal = false) => [
  ...(isLegal ? [] : [...sentences].filter((sentence) => text.includes(sentence))),
  ...[...defaults, ...figures, ...titles, defaultPodcast.description].filter((sampleText) =>
    hasWords(text, sampleText),
  ),
];

const read = async (path: string, accept: string) => {
  const response = await site.fetch(
    new Request(site.siteUrl + path, { headers: { accept, "user-agent": "Firefox/140.0" } }),
  );
  return { status: response.status, text: plain(await response.text()) };
};

/** Each public page, feed and description, and pages that only links in emails open. */
async function publicPaths(): Promise<string[]> {
  const map = (await read("/sitemap.xml", "application/xml")).text;
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(20);
  const otherPaths = [
    "/ask",
    "/ask?q=handover",
    "/thank-you/contact",
    "/thank-you/ebook",
    "/privacy/my-data",
    "/newsletter/link",
    "/booking/none",
    "/guest-space/none",
    "/nothing-is-here",
    "/llms.txt",
    "/rss.xml",
    "/feed.json",
    "/podcast/feed.xml",
    "/sunday-review/rss.xml",
    "/sunday-review/feed.json",
    "/site.webmanifest",
    "/.well-known/security.txt",
    "/privacy/processing-register.json",
  ];
  return [...new Set([...pages, ...otherPaths])];
}

test("shows no sample text on any page or form once all texts are the owner's", async () => {
  expect(sentences.size).toBeGreaterThan(400);
  expect(titles.length).toBeGreaterThan(40);
  const faults: string[] = [];
  for (const path of await publicPaths())
    for (const accept of ["text/html", "text/markdown"]) {
      const { status, text } = await read(path, accept);
      expect([path, status < 500]).toEqual([path, true]);
      for (const sample of foundIn(text, legalTexts.has(path))) faults.push(`${path} (${accept}): ${sample}`);
      const card = JSON.stringify(cardFacts(defaultSite, text, path));
      for (const sample of foundIn(card)) faults.push(`card of ${path}: ${sample}`);
    }
  expect(faults).toEqual([]);
});

test("draws no sample on any page", async () => {
  const { text } = await read("/podcast", "text/html");
  const drawings = new Set([...text.matchAll(/"(\/[^"]+\.svg)"/g)].map(([, path = ""]) => path));
  for (const path of drawings) expect([path, foundIn((await read(path, "*/*")).text)]).toEqual([path, []]);
});

test("exports no sample", async () => {
  const directory = await mkdtemp(path.join(tmpdir(), "another-person-"));
  const deployment = { origin: site.siteUrl, base: "/", server: undefined };
  const exported = await openExportedSite(testStore(site.database, site.mediaDir), deployment);
  await exportSite({
    ...{ ...exported, directory, deployment, cards: false, onMissing: () => undefined },
    redirects: () => listRedirects(site.database.db),
    media: createFolderMedia(site.mediaDir),
  });
  const files = await readdir(directory, { recursive: true });
  expect(files).toEqual(expect.arrayContaining(["index.html", "about/index.html", "podcast/feed.xml", "card.png"]));
  const faults: string[] = [];
  // Scripts contain the defaults, which each page's own texts replace.
  for (const file of files.filter((name) => /\.(?:html|md|xml|txt|json|svg|webmanifest)$/.test(name))) {
    const text = plain(await readFile(path.join(directory, file), "utf8"));
    const page = `/${path.dirname(file)}`;
    for (const sample of foundIn(text, legalTexts.has(page))) faults.push(`${file}: ${sample}`);
  }
  expect(faults).toEqual([]);
  await rm(directory, { recursive: true });
});
