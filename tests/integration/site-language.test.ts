import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isHidden } from "../../src/facts/hidden-pages.ts";
import { barLinks, footerColumns, navGroups } from "../../src/facts/navigation.ts";
import { openIssue, saveIssue } from "../../src/features/newsletter/issues/issues.server.ts";
import { completeSettings } from "../../src/features/settings/setting-facts.ts";
import { readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { setFirstStep } from "../../src/features/setup/setup-state.server.ts";
import { readSite } from "../../src/features/setup/site.server.ts";
import { savePageTexts } from "../../src/features/texts/page-texts.server.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

let site: SampleSite;

beforeAll(async () => {
  site = await openSampleSite();
});

afterAll(async () => {
  await site.close();
});

async function chooseLanguage(language: "English" | "German"): Promise<void> {
  const { db } = site.database;
  const { changed, versions } = await readSettings(db);
  const values = { ...completeSettings("notices", changed), language };
  const saved = await saveSettings(
    db,
    [{ group: "notices", version: versions.notices ?? 0, values }],
    "owner@example.com",
  );
  expect(saved.ok).toBe(true);
  await site.reloadSite();
}

test("translates frame and settings of a German site, and hides pages that exist in English only", async () => {
  const { db } = site.database;
  // The owner's own texts remain.
  const texts = { "method.sources": "Meine eigenen Quellen." };
  await savePageTexts(db, { page: "/about/company", version: 0, texts, isPublic: true }, "owner@example.com");
  await chooseLanguage("German");
  const german = await readSite(db);
  expect(german.facts).toMatchObject({ language: "de", healthcareName: "Gesundheitswesen" });
  expect(german.facts.businessHours.map(({ days }) => days)).toEqual(["Mo-Fr", "Sa-So"]);
  expect(barLinks(german, "wide").map(({ label }) => label)).toContain("Kontakt");
  expect(isHidden(german, "/solutions/asksopia")).toBe(true);
  expect(isHidden(german, "/about/company")).toBe(false);
  expect(isHidden(german, "/contact")).toBe(false);
  expect(isHidden(german, "/podcast-registration")).toBe(false);
  const { text } = await site.fetchPage(`${site.siteUrl}/contact`);
  expect(text).toContain('<html lang="de">');

  await chooseLanguage("English");
  const english = await readSite(db);
  expect(english.facts).toMatchObject({ language: "en", healthcareName: "Healthcare" });
  expect(barLinks(english, "wide").map(({ label }) => label)).toContain("Contact");
  expect((await site.fetchPage(`${site.siteUrl}/contact`)).text).toContain('<html lang="en">');
});

test("keeps a page of the owner’s in its menu group and footer column in every language", async () => {
  const { db } = site.database;
  await db
    .insertInto("pages")
    .values({
      slug: "tides",
      title: "Tides",
      description: "When to leave",
      menu: "Industries",
      footer: "Legal",
      status: "published",
      published_at: new Date(),
      sections: JSON.stringify([]),
    })
    .execute();
  for (const [language, group, column] of [
    ["German", "Branchen", "Rechtliches"],
    ["English", "Industries", "Legal"],
  ] as const) {
    await chooseLanguage(language);
    const current = await readSite(db);
    const matchingGroups = navGroups(current).filter(({ entries }) => entries.some(({ label }) => label === "Tides"));
    expect(matchingGroups.map(({ label }) => label)).toEqual([group]);
    const columns = footerColumns(current).filter(({ links }) => links.some(({ label }) => label === "Tides"));
    expect(columns.map(({ title }) => title)).toEqual([column]);
  }
});

test("words the first step in the site’s language", async () => {
  const { db } = site.database;
  await chooseLanguage("German");
  await setFirstStep({ db, site: await readSite(db) }, "call", "owner@example.com");
  const homeTexts = (await readSite(db)).texts["/"];
  expect(homeTexts?.["hero.action.label"]).toBe("Gespräch buchen");
  await chooseLanguage("English");
});

test("preserves the owner's own settings in every language", async () => {
  const { db } = site.database;
  const { changed, versions } = await readSettings(db);
  const values = { ...completeSettings("you", changed), role: "Aktuarin" };
  await saveSettings(db, [{ group: "you", version: versions.you ?? 0, values }], "owner@example.com");
  await chooseLanguage("German");
  await chooseLanguage("English");
  expect((await readSite(db)).facts.role).toBe("Aktuarin");
});

test("marks only texts in a language other than the site's", async () => {
  const { db } = site.database;
  const read = async (path: string) => (await site.fetchPage(site.siteUrl + path)).text;
  const languageOf = (html: string) => /"inLanguage":"(..)","timeRequired"/.exec(html)?.[1];
  const german = "do-not-clean-your-documents-first";
  const english = "four-copies-one-truth";
  await sql`update blog_articles set language = 'de' where slug = ${german}`.execute(db);

  await chooseLanguage("German");
  const sample = await read(`/blog/${english}`);
  expect(sample).toMatch(/<h1 lang="en"[^>]*>Four copies, one truth: /);
  expect(sample).toMatch(/<div lang="en" class="prose/);
  expect(languageOf(sample)).toBe("en");
  const inOwnLanguage = await read(`/blog/${german}`);
  expect(inOwnLanguage).toMatch(/<h1 class/);
  expect(languageOf(inOwnLanguage)).toBe("de");
  expect(await read("/blog")).toMatch(/<h3 lang="en"/);
  const episode = await read("/episode/14");
  expect(episode).toMatch(/<h1 lang="en"/);
  expect(episode).toContain('srcLang="en" label="English"');
  expect(await read("/podcast")).toMatch(/<h3 lang="en"/);
  expect(await read("/sunday-review")).toMatch(/<h3 lang="en"/);
  expect(await read("/guest/henrike-voss")).toMatch(/<ul lang="en"/);
  expect(await read("/sunday-review")).toMatch(/<figure lang="en" class="quote".*Ausgabe 46/s);
  expect(await read("/about")).toMatch(/<title>Über mich/);
  const inGerman = await read("/rss.xml");
  expect(inGerman).toContain("<dc:language>en</dc:language>");
  expect(inGerman).not.toContain("<dc:language>de</dc:language>");
  expect(await read("/feed.json")).toContain('"language":"en"');

  await chooseLanguage("English");
  for (const path of [`/blog/${english}`, "/episode/14", "/podcast", "/sunday-review"])
    expect((await read(path)).match(/<[^<>]* lang="en"[^>]*>/g), path).toEqual(['<html lang="en">']);
  const inOtherLanguage = await read(`/blog/${german}`);
  expect(inOtherLanguage).toMatch(/<h1 lang="de"/);
  expect(languageOf(inOtherLanguage)).toBe("de");
  expect(await read("/rss.xml")).not.toContain("<dc:language>en</dc:language>");
});

test("marks an issue in another language than the site's", async () => {
  const { db } = site.database;
  await chooseLanguage("English");
  const owner = { id: "owner", email: "owner@example.com", name: "Owner", role: "admin" } as const;
  const slug = "the-binder-everyone-trusted";
  const { id } = await db
    .selectFrom("newsletter_issues")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  const opened = await openIssue(db, owner, id);
  if (!opened) throw new Error("the issue is missing");
  expect(opened.stored.language).toBe("en");
  const content = { ...opened.stored, language: "de" };
  const saved = await saveIssue(db, owner, { id, base: opened.base, content, intent: "update", key: "" });
  expect(saved.ok).toBe(true);
  const read = async (path: string) => (await site.fetchPage(site.siteUrl + path)).text;
  const page = await read(`/sunday-review/${slug}`);
  expect(page).toMatch(/<div lang="de"><h1/);
  expect(page).toMatch(/<section lang="de" class="issue-part"/);
  expect(page).toContain('"inLanguage":"de"');
  expect(await read("/sunday-review")).toMatch(/<h3 lang="de"/);
  expect(await read("/sunday-review/rss.xml")).toContain("<dc:language>de</dc:language>");
  expect(await read("/sunday-review/feed.json")).toContain('"language":"de"');
});

test("marks the language of an owner's page, without the site's own parts", async () => {
  const { db } = site.database;
  await chooseLanguage("English");
  const sections = JSON.stringify([
    { key: "text", kind: "text", isHidden: false, words: { title: "Preise", html: "<p>Ein Satz.</p>" }, items: [] },
    { key: "roi", kind: "calculator", isHidden: false, words: { title: "", lead: "", industry: "" }, items: [] },
  ]);
  await db
    .insertInto("pages")
    .values({
      slug: "preise",
      title: "Unsere Preise",
      language: "de",
      sections,
      status: "published",
      published_at: sql`now()`,
    })
    .execute();
  const { text } = await site.fetchPage(`${site.siteUrl}/preise`);
  expect(text).toContain('<h1 class="text-h1-s"><span lang="de">Unsere Preise</span></h1>');
  expect(text).toMatch(/<div lang="de" class="contents"><section[^>]*>.*Ein Satz/s);
  expect(text.match(/<div lang="de" class="contents">/g)).toHaveLength(1);
  expect(text).toContain('"inLanguage":"de"');
});
