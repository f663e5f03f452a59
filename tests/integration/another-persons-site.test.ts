import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFooter, defaultMenu } from "../../src/facts/navigation.ts";
import { defaultTexts } from "../../src/facts/page-texts.ts";
import { textPageNames } from "../../src/facts/text-pages.ts";
import { tokenPattern } from "../../src/facts/tokens.ts";
import {
  changesOf,
  type FieldValue,
  type FieldValues,
  sectionsOf,
  type TextField,
  type TextLeaf,
} from "../../src/features/texts/text-fields.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

/** Each text that pages bring; their modules register them. */
const modules = import.meta.glob(["../../src/**/*-copy.ts", "../../src/**/*-meta.ts"]);

/** Settings and legal texts are changed on screens of their own. */
const ofSettings = JSON.stringify([defaultMenu, defaultFooter]);
const legalTexts = new Set(["/privacy-policy", "/cookie-policy", "/terms-of-service", "/impressum"]);

/** Shorter ones are words that other texts may use as well. */
const sentenceLength = 30;

const leavesOf = (field: TextField): string[] =>
  field.kind === "list" ? field.fallback.flatMap(({ texts }) => Object.values(texts)) : [field.fallback];

const ownLeaf = (leaf: Pick<TextLeaf, "kind">, text: string) =>
  leaf.kind === "link" || text === "" ? text : "Words of another person.";

function ownValue(field: TextField): FieldValue {
  if (field.kind !== "list") return ownLeaf(field, field.fallback);
  return field.fallback.map(({ from, texts }) => ({
    from,
    texts: Object.fromEntries(
      field.fields
        .filter(({ path }) => path in texts)
        .map((leaf) => [leaf.path, ownLeaf(leaf, texts[leaf.path] ?? "")]),
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

beforeAll(async () => {
  site = await openAdministeredSite();
  for (const load of Object.values(modules)) await load();
  for (const page of textPageNames) {
    const fields = sectionsOf(defaultTexts(page)).flatMap((section) => section.fields);
    for (const text of fields.flatMap(leavesOf).flatMap((value) => value.split("\n")))
      for (const part of text.split(tokenPattern))
        if (part.length >= sentenceLength && !/^(?:\/|https?:)/.test(part) && !ofSettings.includes(part.trim()))
          sentences.add(part.trim());
    const values: FieldValues = Object.fromEntries(fields.map((field) => [field.path, ownValue(field)]));
    const data = { page, version: 0, texts: changesOf(fields, values, {}), isPublic: true };
    const response = await site.call("saveTexts", { method: "POST", data, person: "administrator" });
    expect([page, response.status]).toEqual([page, 200]);
  }
});
afterAll(() => site.close());

const read = async (path: string, accept: string) => {
  const response = await site.ask(
    new Request(site.siteUrl + path, { headers: { accept, "user-agent": "Firefox/140.0" } }),
  );
  return { status: response.status, text: plain(await response.text()) };
};

test("a site whose texts are all the owner's has none of the sample's sentences, on no page and in no form", async () => {
  expect(sentences.size).toBeGreaterThan(400);
  const map = (await read("/sitemap.xml", "application/xml")).text;
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(20);
  const others = [
    "/ask",
    "/ask?q=handover",
    "/thank-you/contact",
    "/thank-you/ebook",
    "/privacy/my-data",
    "/newsletter/link",
    "/booking/none",
    "/guest-space/none",
    "/llms.txt",
    "/rss.xml",
    "/podcast/feed.xml",
    "/sunday-review/rss.xml",
  ];
  const found: string[] = [];
  for (const path of [...new Set([...pages, ...others])].filter((known) => !legalTexts.has(known)))
    for (const accept of ["text/html", "text/markdown"]) {
      const { status, text } = await read(path, accept);
      expect([path, status < 500]).toEqual([path, true]);
      for (const sentence of sentences) if (text.includes(sentence)) found.push(`${path} (${accept}): ${sentence}`);
    }
  expect(found).toEqual([]);
});
