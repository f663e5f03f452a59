import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invalidateOnChange } from "../../server/cache/invalidation.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { indexWaitingTexts } from "../../src/features/ask/archive-index.server.ts";
import { moveRecordsToBin, restoreFromBin } from "../../src/features/bin/bin.server.ts";
import { createPreviewLink, listPreviewLinks } from "../../src/features/content-drafts/preview-links.server.ts";
import {
  autosavePage,
  listPagesForAdmin,
  listPageVersions,
  openPage,
  previewPage,
  purgeEmptyPages,
  savePage,
  storePageDuplicate,
} from "../../src/features/own-pages/editing/page-editing.server.ts";
import { emptyPage, type PageContent } from "../../src/features/own-pages/editing/page-editing.ts";
import { publishDuePages } from "../../src/features/own-pages/pages.server.ts";
import type { SignedInUser } from "../../src/server-context/request-context.ts";
import { addAdministrator } from "./support/administrator.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, siteContext, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";

let dataDir: string;
let mediaDir: string;
let database: Database;
let anna: SignedInUser;
let stopInvalidation: () => Promise<void>;
let request: (url: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "pages-"));
  mediaDir = path.join(dataDir, "media");
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
  anna = await addAdministrator(database.db, "anna@example.com");
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, mediaDir),
    logger: createLogger("silent"),
  });
  stopInvalidation = await invalidateOnChange({
    database,
    caches: [app.cache],
    logger: createLogger("silent"),
    reloadSite: app.site.reload,
    redirectsChanged: app.services.redirects.changed,
    warm: async () => undefined,
  });
  request = async (url, headers = {}) => app.fetch(new Request(new URL(url, siteUrl), { headers }));
});

afterAll(async () => {
  await stopInvalidation();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const sections = JSON.stringify([
  { key: "a", kind: "hero", words: { title: "What it costs", lead: "Three prices.", action: "Ask", to: "/contact" } },
  {
    key: "b",
    kind: "text",
    words: {
      title: "Terms",
      html: '<p>Paid <b>monthly</b>.</p><p data-card="button"><a href="/contact">Ask</a></p><script>alert(1)</script>',
    },
  },
  {
    key: "c",
    kind: "questions",
    words: { title: "Asked before" },
    items: [{ question: "May I leave?", answer: "At any month’s end." }],
  },
]);

const content = (slug: string, overrides: Partial<PageContent> = {}): PageContent => ({
  ...emptyPage,
  title: `Prices ${slug}`,
  slug,
  description: `What ${slug} costs.`,
  sections,
  ...overrides,
});

async function store(
  pageContent: PageContent,
  id = 0,
  intent: "publish" | "update" | "draft" | "schedule" = "publish",
) {
  const base = id === 0 ? "" : ((await openPage(database.db, anna, id))?.base ?? "");
  const saved = await savePage(database.db, anna, { id, base, content: pageContent, intent });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.value.id;
}

const statusOf = async (url: string) => (await request(url)).status;
const becomes = (url: string, status: number) => expect.poll(() => statusOf(url)).toBe(status);

test("serves a published page with head, structured data, Markdown, sitemap, menu and footer", async () => {
  expect(await statusOf("/prices")).toBe(404);
  await store(content("prices", { menu: "Resources", footer: "Who we are" }));
  await becomes("/prices", 200);
  const linksHere = async () => (await (await request("/prices")).text()).match(/href="\/prices"/g)?.length ?? 0;
  await expect.poll(linksHere).toBeGreaterThanOrEqual(2);
  const html = await (await request("/prices")).text();
  expect(html).toContain("What it costs</h1>");
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/prices"');
  expect(html).toContain('content="What prices costs."');
  for (const type of ["WebPage", "BreadcrumbList", "FAQPage"]) expect(html).toContain(`"@type":"${type}"`);
  expect(html).not.toContain("alert(1)");
  expect(html).toContain('<a href="/contact" class="btn btn-primary">Ask</a>');
  const contact = async () => (await (await request("/contact")).text()).includes('href="/prices"');
  await expect.poll(contact).toBe(true);
  const sitemap = async () => (await request("/sitemap.xml")).text();
  await expect.poll(sitemap).toContain("<loc>https://www.example.com/prices</loc>");
  await expect.poll(async () => (await request("/llms.txt")).text()).toContain("https://www.example.com/prices.md");

  const markdown = await request("/prices", { accept: "text/markdown" });
  expect(markdown.headers.get("content-type")).toContain("text/markdown");
  expect(await markdown.text()).toContain("Paid **monthly**.");
  expect((await request("/cards/prices.png")).status).toBe(200);
});

test("caches a page, and answers conditional requests", async () => {
  await store(content("terms"));
  await becomes("/terms", 200);
  const etag = (await request("/terms")).headers.get("etag") ?? "none";
  expect((await request("/terms", { "if-none-match": etag })).status).toBe(304);
});

test("serves the site's 404 page at an unknown URL", async () => {
  const first = await request("/no-page-of-this-name");
  const second = await request("/no/page/of/this/name");
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(await first.text()).toContain("Page Not Found");
  expect(await statusOf("/Not_a_slug.php")).toBe(404);
});

test("hides sections of a later version, which neither saving nor autosaving loses", async () => {
  const id = await store(content("later"));
  const newerSections = [...(JSON.parse(sections) as object[]), { key: "d", kind: "marquee", words: {}, speed: 3 }];
  const newerValues = { sections: JSON.stringify(newerSections) };
  await database.db.updateTable("pages").set(newerValues).where("id", "=", id).execute();
  await becomes("/later", 200);
  await expect.poll(async () => (await request("/later")).text()).toContain("What it costs</h1>");

  const opened = await openPage(database.db, anna, id);
  if (!opened) throw new Error("the page is missing");
  const changed = { ...opened.stored, title: "Renamed" };
  const saved = await savePage(database.db, anna, { id, base: opened.base, content: changed, intent: "update" });
  expect(saved).toMatchObject({ ok: false });
  expect(JSON.stringify(saved)).toContain("A later version of the site made these sections.");
  await autosavePage(database.db, anna, { id, base: opened.base, content: changed, key: "k" });
  const reopened = await openPage(database.db, anna, id);
  expect(JSON.parse(reopened?.stored.sections ?? "")).toEqual(newerSections);
  const row = await database.db.selectFrom("pages").select("sections").where("id", "=", id).executeTakeFirst();
  expect(row?.sections).toEqual(newerSections);

  const preview = await previewPage(siteContext(database.db, mediaDir), anna, id);
  expect(preview?.sections.map(({ kind }) => kind)).toEqual(["hero", "text", "questions"]);
  const copy = await storePageDuplicate(database.db, anna, id);
  expect(JSON.parse((await openPage(database.db, anna, copy ?? 0))?.stored.sections ?? "")).toEqual(newerSections);
});

test("rejects reserved, taken and redirected URLs beside the field", async () => {
  await store(content("taken"));
  await database.db.insertInto("redirects").values({ source: "/old", target: "/about", origin: "manual" }).execute();
  const rejectedMessage = async (slug: string) => {
    const saved = await savePage(database.db, anna, { id: 0, base: "", content: content(slug), intent: "draft" });
    return !saved.ok && saved.code === "invalid" ? saved.fields.slug : undefined;
  };
  expect(await rejectedMessage("contact")).toBe("/contact is a built-in page of this site.");
  expect(await rejectedMessage("taken")).toBe("Your page “Prices taken” already has this URL.");
  expect(await rejectedMessage("old")).toBe("/old leads to /about: remove it under Redirects first.");
  // An autosave stores the text and leaves the URL unchanged.
  const { id } = await autosavePage(database.db, anna, { id: 0, base: "", content: content("contact"), key: "k" });
  expect(await openPage(database.db, anna, id)).toMatchObject({ stored: { slug: "", title: "Prices contact" } });
});

test("redirects from a changed URL, also when it changes back", async () => {
  const id = await store(content("before"));
  await becomes("/before", 200);
  await store(content("after"), id, "update");
  await becomes("/after", 200);
  await expect.poll(async () => (await request("/before")).headers.get("location")).toBe("/after");
  await store(content("before"), id, "update");
  await becomes("/before", 200);
  await expect.poll(async () => (await request("/after")).headers.get("location")).toBe("/before");
});

test("hides an unpublished or deleted page, and restores it, with a number if its URL is taken", async () => {
  const id = await store(content("fleeting", { menu: "-" }));
  await becomes("/fleeting", 200);
  expect(await moveRecordsToBin(database.db, anna, "page", [id])).toBe(1);
  await becomes("/fleeting", 404);
  const second = await store(content("fleeting"));
  expect(await restoreFromBin(database.db, anna, [{ kind: "page", id }], new Date())).toMatchObject([
    { ok: true, value: { slug: "fleeting-2" } },
  ]);
  await becomes("/fleeting-2", 200);
  await store(content("fleeting"), second, "draft");
  await becomes("/fleeting", 404);
});

test("supports versions, duplicates, purging of empty drafts, and preview links", async () => {
  const id = await store(content("kept"));
  await store(content("kept", { title: "New name" }), id, "update");
  expect((await listPageVersions(database.db, id)).versions).toHaveLength(2);
  const copy = (await storePageDuplicate(database.db, anna, id)) ?? 0;
  expect(await openPage(database.db, anna, copy)).toMatchObject({
    state: "draft",
    stored: { title: "New name (copy)", slug: "kept-2", menu: "", footer: "" },
  });
  expect((await listPagesForAdmin(database.db)).map(({ title }) => title)).toContain("New name (copy)");
  const draft = { ...content("kept"), title: "Not saved yet" };
  await autosavePage(database.db, anna, {
    id,
    base: (await openPage(database.db, anna, id))?.base ?? "",
    content: draft,
    key: "",
  });
  const context = siteContext(database.db, mediaDir);
  await createPreviewLink(context, anna, { kind: "page", id }, new Date());
  const [link] = await listPreviewLinks(context, { kind: "page", id }, new Date());
  expect(new URL(link?.url ?? "").pathname).toMatch(/^\/preview\/own-page\/./);
  await database.db
    .insertInto("pages")
    .values({ created_at: new Date(0), updated_at: new Date(0) })
    .execute();
  expect(await purgeEmptyPages(database.db)).toBe(1);
});

test("publishes a scheduled page when it is due, and quotes it on /ask", async () => {
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const id = await store(
    content("soon", { publishedAt: ahead, description: "The zeppelin leaves every second hour." }),
    0,
    "schedule",
  );
  expect(await statusOf("/soon")).toBe(404);
  await database.db
    .updateTable("pages")
    .set({ published_at: new Date(0) })
    .where("id", "=", id)
    .execute();
  await publishDuePages(database.db);
  await database.db.transaction().execute((trx) => indexWaitingTexts(trx, 50));
  await becomes("/soon", 200);
  const { passages } = (await (await request("/ask.json?q=When+does+the+zeppelin+leave")).json()) as {
    passages: { url: string }[];
  };
  expect(passages[0]?.url).toContain("/soon");
});
