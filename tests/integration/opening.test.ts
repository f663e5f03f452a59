import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { restoreFromBin } from "../../src/features/bin/bin.server.ts";
import { defaultSettings } from "../../src/features/settings/setting-facts.ts";
import { getOpening } from "../../src/features/setup/setup.server.ts";
import { getVisibility } from "../../src/features/setup/visibility.server.ts";
import { listSampleSentences } from "../../src/features/texts/sample-sentences.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite();
  const { db } = site.database;
  const rows = await db
    .insertInto("blog_articles")
    .values([
      {
        slug: "a-sample",
        title: "A sample",
        publication_date: "2026-01-01T08:00:00Z",
        introduction: "<p>Invented.</p>",
      },
      { slug: "an-edited-sample", title: "An edited sample", publication_date: "2026-01-02T08:00:00Z" },
      { slug: "renamed-by-the-owner", title: "Renamed", publication_date: "2026-01-03T08:00:00Z" },
      { slug: "my-own", title: "My own", publication_date: "2026-01-04T08:00:00Z" },
    ])
    .returning(["id", "slug"])
    .execute();
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? 0;
  const episode = await db
    .insertInto("blog")
    .values({ blog_title: "A sample episode", guest_name: "Ada (sample guest)", created_at: "2026-01-01T08:00:00Z" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("sample_items")
    .values([
      { kind: "article", item_id: idOf("a-sample"), name: "a-sample" },
      { kind: "article", item_id: idOf("an-edited-sample"), name: "an-edited-sample" },
      { kind: "article", item_id: idOf("renamed-by-the-owner"), name: "its-old-slug" },
      { kind: "episode", item_id: episode.id, name: "A sample episode" },
    ])
    .execute();
  await db
    .insertInto("content_versions")
    .values({
      kind: "article",
      item_id: idOf("an-edited-sample"),
      content: "{}",
      status: "published",
      saved_by: "owner@example.com",
    })
    .execute();
});
afterAll(() => site.close());
afterEach(async () => {
  const { db } = site.database;
  const stored = ["site_settings", "site_setting_versions", "page_texts", "page_text_versions"] as const;
  for (const table of ["site_opening", ...stored] as const) await db.deleteFrom(table).execute();
});

const open = async (path: string) =>
  (await site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html" } }))).text();
const change = (name: string, data?: unknown) =>
  site.call(name, { method: "POST", person: "administrator", ...(data !== undefined && { data }) });
const remove = (withChanged = false) => change("removeSampleContent", { withChanged });
const isOpened = async () => (await getVisibility(site.database.db)).isOpened;

/** Completes every line of the checklist. */
async function openSite() {
  const profile = {
    ...defaultSettings.you,
    ...{ name: "Jens Petersen", brand: "Petersen", role: "Insurance consultant", email: "jens@petersen.example" },
    ...{ phone: "+49 40 1234567", street: "Deichstrasse 9", vatId: "DE123456789" },
  };
  await change("saveSiteSettings", [{ group: "you", version: 0, values: profile }]);
  await change("publishPageWords", { page: "/", texts: { "hero.lead": "I compare forty insurers." } });
  await remove(true);
  expect(await (await change("markSiteOpen")).text()).not.toContain("incomplete");
  expect(await isOpened()).toBe(true);
}
const opening = () => getOpening(site.database.db, new Date());
const titles = async () => (await opening()).items.map(({ title, isChanged }) => [title, isChanged]);

test("lists samples and whether they were changed, but never the owner's own content", async () => {
  expect(await titles()).toEqual([
    ["A sample", false],
    ["An edited sample", true],
    ["A sample episode", false],
  ]);
  const { proof } = await opening();
  expect([proof.clients.length, proof.quoted.length, proof.figures.length > 20]).toEqual([22, 7, true]);
  expect(proof.assurances).toContain("Data hosted in the EU");
});

test("keeps a draft of the page and the link to it when the setup publishes texts", async () => {
  await change("saveTexts", { page: "/", version: 0, texts: { "hero.title": "Draft" }, isPublic: false });
  await change("shareTextDraft", { page: "/" });
  const read = () =>
    site.database.db
      .selectFrom("page_texts")
      .select(["value", "draft", "draft_key"])
      .where("page", "=", "/")
      .executeTakeFirstOrThrow();
  const { draft_key } = await read();
  expect(draft_key).not.toBeNull();
  const lead = { "hero.lead": "I compare forty insurers." };
  await change("publishPageWords", { page: "/", texts: lead });
  expect(await read()).toEqual({ value: lead, draft: { "hero.title": "Draft", ...lead }, draft_key });
});

test("removes everything invented from the pages with the samples, and restores it", async () => {
  const home = await open("/");
  expect(home).toContain("brückner (sample client)");
  expect(home).toContain("3-6 months</b>: our targets");
  expect((await remove()).status).toBe(200);
  expect(await titles()).toEqual([["An edited sample", true]]);
  const after = await open("/");
  for (const sampleText of ["sample client", "3-6 months", "up to 30", "lower operating cost", "8 hours", "85%"])
    expect(after, sampleText).not.toContain(sampleText);
  for (const path of ["/services/healthcare", "/solutions/asksopia", "/ebook", "/sunday-review", "/about/company"]) {
    const page = await open(path);
    for (const sampleText of [
      "Ines Marten",
      "Miriam Althoff",
      "Lorenz Hartig",
      "2-4 weeks",
      "Weeks 2-4",
      "less admin overhead",
      "GDPR-ready",
      "Data hosted in the EU",
      "No lock-ins",
    ])
      expect(page, `${path}: ${sampleText}`).not.toContain(sampleText);
  }
  expect(await open("/podcast")).not.toContain("Guests on this page are samples");
  expect((await opening()).removal).toMatchObject({ items: 2 });
  expect(await (await change("restoreSampleContent")).text()).toContain("restored");
  expect(await titles()).toHaveLength(3);
  expect(await open("/")).toContain("brückner (sample client)");
  expect(await open("/")).toContain("3-6 months</b>: our targets");
  expect((await opening()).removal).toBeNull();
});

test("opens a site only once the four steps are done", async () => {
  const response = await change("markSiteOpen");
  const text = await response.text();
  for (const line of ["Visitors know who you are", "The home page says", "Nothing invented", "the Impressum names you"])
    expect(text).toContain(line);
  expect(await isOpened()).toBe(false);
  await openSite();
  await change("markSiteClosed");
  await change("restoreSampleContent");
  expect(await (await change("markSiteOpen")).text()).toContain("Nothing invented is shown");
  expect(await isOpened()).toBe(false);
});

test("keeps samples from an open site, even if its settings are saved", async () => {
  await openSite();
  expect(await (await change("restoreSampleContent")).text()).toContain("open");
  const values = { ...defaultSettings.testimonials };
  const { db } = site.database;
  const row = await db
    .selectFrom("site_settings")
    .select("version")
    .where("key", "=", "testimonials")
    .executeTakeFirst();
  await change("saveSiteSettings", [{ group: "testimonials", version: row?.version ?? 0, values }]);
  expect(await open("/sunday-review")).not.toContain("Miriam Althoff");
  expect((await change("markSiteClosed")).status).toBe(200);
  expect(await open("/sunday-review")).toContain("Miriam Althoff");
  expect((await change("restoreSampleContent")).status).toBe(200);
});

test("counts visible sentences of the sample until they are rewritten or hidden", async () => {
  const { db } = site.database;
  const about = async () =>
    (await listSampleSentences({ db, site: defaultSite })).find(({ page }) => page === "/about");
  const before = (await about())?.sentences ?? 0;
  expect((await about())?.sections.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["hero", "journey", "meta"]),
  );
  const texts = { "hero.title": "I build bridges." };
  await change("saveTexts", { page: "/about", version: 0, texts, isPublic: true });
  expect((await about())?.sentences).toBe(before - 1);
  const withHiddenSection = { ...texts, sections: ["journey (hidden)"] };
  await change("saveTexts", { page: "/about", version: 1, texts: withHiddenSection, isPublic: true });
  expect((await about())?.sections.map(({ name }) => name)).not.toContain("journey");
  await change("hidePage", { page: "/about", isHidden: true });
  expect(await about()).toMatchObject({ sections: [], sentences: 0 });
});

test("offers only the owner's own downloads on an open site, and no placeholder links", async () => {
  expect(await open("/ebook")).toContain("Get the eBook");
  expect(await open("/")).toContain("youtube.com/@your-name");
  await openSite();
  const page = await open("/ebook");
  expect(page).not.toContain("Get the eBook");
  expect(page).toContain("The eBook isn’t available at the moment.");
  expect(await open("/solutions/healthcare/ai-sop-agent")).toContain("The guide isn’t available at the moment.");
  const home = await open("/");
  expect(home).not.toContain("your-name");
  expect(home).not.toContain("(soon)");
  expect(home).not.toContain("are samples.");
  const headers = { origin: site.siteUrl, "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const posted = new Request(`${site.siteUrl}/ebook`, { method: "POST", headers, body: "email=anna@example.org" });
  expect((await site.fetch(posted)).status).toBe(410);
  const values = { ...defaultSettings.downloads, ebook: "/media/uploads/k/own.pdf" };
  await change("saveSiteSettings", [{ group: "downloads", version: 0, values }]);
  expect(await open("/ebook")).toContain("Get the eBook");
  await change("markSiteClosed");
  await change("restoreSampleContent");
});

test("renames an industry in menus, forms, cards, structured data and llms.txt", async () => {
  const rename = (version: number, financialName: string) => {
    const values = { ...defaultSettings.names, financialName };
    return change("saveSiteSettings", [{ group: "names", version, values }]);
  };
  await rename(0, "Money");
  // The current name and the sample's, as typed.
  const entries = [
    { label: "Financial Services", group: "Ours", line: "", to: "/services/financial", where: "Phones" },
  ];
  const footer = [{ label: "Money", column: "Ours", to: "/services/financial" }];
  await change("saveSiteSettings", [{ group: "menu", version: 0, values: { entries, footer } }]);
  await rename(1, "Banking");
  for (const path of ["/", "/ebook", "/roi-calculator", "/services/financial", "/about/company", "/llms.txt"]) {
    const page = await open(path);
    expect(page, path).toMatch(/banking/i);
    expect(page, path).not.toMatch(/>Money</);
    expect(page.replaceAll(/<meta[^>]*(?:keywords|description)[^>]*>/g, ""), path).not.toContain("Financial Services");
  }
  expect(await open("/services/financial")).toContain("AI knowledge agents for Banking");
});

test("quotes the sample booklets in the archive only while they are offered", async () => {
  const question = "/ask?q=What+does+an+agent+do+when+there+is+no+page%3F";
  const guide = "/ask?q=Who+initials+the+change+of+a+central+line+dressing%3F";
  const answersOfArchive = async () => [
    (await open(question)).includes("remembers the question"),
    (await open(guide)).includes("A second nurse assists"),
  ];
  await change("markSiteClosed");
  expect(await answersOfArchive()).toEqual([true, true]);
  await remove();
  expect(await answersOfArchive()).toEqual([false, false]);
  await change("restoreSampleContent");
  expect(await answersOfArchive()).toEqual([true, true]);
  const values = { ...defaultSettings.downloads, ebook: "/media/uploads/k/own.pdf" };
  await change("saveSiteSettings", [{ group: "downloads", version: 0, values }]);
  expect(await answersOfArchive()).toEqual([false, true]);
  await change("hidePage", { page: "/solutions/healthcare/ai-sop-agent", isHidden: true });
  expect(await answersOfArchive()).toEqual([false, false]);
});

test("restores a sample to an open site as a draft", async () => {
  const { db } = site.database;
  const sample = await db
    .selectFrom("sample_items")
    .select("item_id")
    .where("name", "=", "a-sample")
    .executeTakeFirst();
  await openSite();
  const key = { kind: "article", id: Number(sample?.item_id) } as const;
  const user: SignedInUser = { id: "1", email: "owner@example.com", name: "Owner", role: "admin", signedInAt: 0 };
  expect(await restoreFromBin(db, user, [key], new Date())).toMatchObject([{ ok: true }]);
  const restored = await db.selectFrom("blog_articles").select("status").where("id", "=", key.id).executeTakeFirst();
  expect(restored?.status).toBe("draft");
});
