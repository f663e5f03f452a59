import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportSite } from "../../server/export/export-site.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { pageRedirects } from "../../src/facts/page-redirects.ts";
import { defaultUrls } from "../../src/features/settings/page-urls.ts";
import { conflictingUrls, readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";
import { testStore } from "./support/site-context.ts";

const origin = "https://www.example.com";
const chosen = { ...defaultUrls, financialUrl: "family-insurance", productUrl: "lotse", landingUrl: "care-guide" };
const moved = {
  "/services/financial": "/services/family-insurance",
  "/solutions/asksopia": "/solutions/lotse",
  "/solutions/healthcare/ai-sop-agent": "/solutions/care-guide",
};

let site: SampleSite;

const save = (version: number, values: typeof chosen) =>
  saveSettings(site.database.db, [{ group: "urls", version, values }], "owner@example.com");
const locationOf = async (url: string) => {
  const response = await site.request(url, { accept: "text/html" });
  return [response.status, response.headers.get("location")];
};

beforeAll(async () => {
  site = await openSampleSite(origin);
  expect(await save(0, chosen)).toMatchObject({ ok: true });
  await site.reloadSite();
});

afterAll(() => site.close());

test("redirects a built-in URL permanently to the chosen one, with its query, also from the cache", async () => {
  for (const [from, to] of Object.entries(moved)) {
    for (const _ of ["rendered", "cached"]) {
      expect(await locationOf(to)).toEqual([200, null]);
      expect(await locationOf(from)).toEqual([301, to]);
      expect(await locationOf(`${from}?utm_source=card`)).toEqual([301, `${to}?utm_source=card`]);
      expect(await locationOf(`${from}/?utm_source=card`)).toEqual([301, `${to}?utm_source=card`]);
    }
  }
  expect(await locationOf("/services/logistics")).toEqual([200, null]);
  expect(await locationOf("/services/nothing")).toEqual([404, null]);
});

test("writes the chosen URL into canonical URL, structured data, sitemap and llms.txt", async () => {
  for (const [from, to] of Object.entries(moved)) {
    const html = await (await site.request(to)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}${to}"/>`);
    expect(html).toContain(`"url":"${origin}${to}"`);
    expect(html).not.toContain(`"${origin}${from}"`);
  }
  for (const file of ["/sitemap.xml", "/llms.txt"]) {
    const text = await (await site.request(file)).text();
    for (const [from, to] of Object.entries(moved)) {
      expect(text).toContain(origin + to);
      expect(text).not.toMatch(new RegExp(`${origin}${from}[<)]`));
    }
  }
});

test("links to the chosen URL in menu, footer, cards and copy", async () => {
  for (const page of ["/", "/services", "/services/logistics", "/about/company", "/roi-calculator", "/contact"]) {
    const html = await (await site.request(page)).text();
    for (const from of Object.keys(moved)) expect(html, page).not.toContain(`href="${from}"`);
  }
  expect(await (await site.request("/")).text()).toContain(`href="${moved["/services/financial"]}"`);
});

test("rejects the URL of a redirect; redirects a former URL in one step, and offers it again", async () => {
  const { db } = site.database;
  await db.insertInto("redirects").values({ source: "/services/old", target: "/contact", origin: "manual" }).execute();
  expect(await conflictingUrls(db, { ...chosen, financialUrl: "old" })).toEqual({
    financialUrl: expect.stringMatching(/^A redirect leads from \/services\/old to \/contact\./) as unknown,
  });
  expect(await save(1, { ...chosen, financialUrl: "pensions" })).toMatchObject({ ok: true });
  expect(await save(2, { ...chosen, financialUrl: "cover" })).toMatchObject({ ok: true });
  const redirects = async () =>
    db.selectFrom("redirects").select(["source", "target"]).where("origin", "=", "slug").orderBy("source").execute();
  expect(await redirects()).toEqual([
    { source: "/services/family-insurance", target: "/services/cover" },
    { source: "/services/pensions", target: "/services/cover" },
  ]);
  expect(await conflictingUrls(db, { ...chosen, financialUrl: "pensions" })).toEqual({});
  expect(await save(3, chosen)).toMatchObject({ ok: true });
  expect(await redirects()).toEqual([
    { source: "/services/cover", target: "/services/family-insurance" },
    { source: "/services/pensions", target: "/services/family-insurance" },
  ]);
});

test("redirects to the chosen URL in one step when a redirect leads to the built-in one", async () => {
  await site.database.db
    .insertInto("redirects")
    .values({ source: "/old-product", target: "/solutions/asksopia", origin: "manual" })
    .execute();
  await site.reloadSite();
  expect(await locationOf("/old-product")).toEqual([301, "/solutions/lotse"]);
  expect(await locationOf("/old-product?utm_source=card")).toEqual([301, "/solutions/lotse?utm_source=card"]);
  expect(await locationOf("/old-product/")).toEqual([301, "/solutions/lotse"]);
});

test("serves the card of a moved page at the URL in its metadata", async () => {
  const html = await (await site.request("/solutions/lotse")).text();
  const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const image = await site.request(card.slice(origin.length));
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("exports the pages at the chosen URLs, and notices at the built-in ones", { timeout: 180_000 }, async () => {
  // Exports without chosen URLs are covered by other tests.
  await site.database.db.deleteFrom("blog_articles").where("id", ">", 1).execute();
  await site.database.db.deleteFrom("blog").execute();
  await site.database.db.deleteFrom("newsletter_issues").execute();
  const file = path.resolve("dist/server/server.js");
  const { openExportedSite } = (await import(pathToFileURL(file).href)) as typeof import("../../src/server.ts");
  const deployment = { origin, server: undefined };
  const exported = await openExportedSite(testStore(site.database, site.mediaDir), deployment);
  const directory = await mkdtemp(path.join(tmpdir(), "exported-"));
  const missing: string[] = [];
  await exportSite({
    ...exported,
    directory,
    deployment,
    redirects: async () => pageRedirects(exported.site),
    media: createFolderMedia(site.mediaDir),
    cards: false,
    onMissing: (url) => missing.push(url),
  });
  const page = (url: string) => readFile(path.join(directory, url, "index.html"), "utf8");
  for (const [from, to] of Object.entries(moved)) {
    expect(await page(to)).toContain(`<link rel="canonical" href="${origin}${to}/"/>`);
    expect(await page(from)).toContain(`${to}/`);
    expect(await page("/")).not.toContain(`href="${from}/"`);
  }
  expect(missing.filter((url) => /^\/(services|solutions)\//.test(url))).toEqual([]);
  await rm(directory, { recursive: true });
});

test("redirects a former URL to its page after two pages have swapped theirs", async () => {
  const { db } = site.database;
  const saveNext = async (values: typeof chosen) => save((await readSettings(db)).versions.urls ?? 0, values);
  expect(await saveNext({ ...chosen, productUrl: "pilot" })).toMatchObject({ ok: true });
  expect(await saveNext({ ...chosen, productUrl: "care-guide", landingUrl: "pilot" })).toMatchObject({ ok: true });
  const sources = ["/solutions/lotse", "/solutions/pilot", "/solutions/care-guide"];
  const redirects = db.selectFrom("redirects").select(["source", "target"]).where("source", "in", sources);
  expect(await redirects.execute()).toEqual([{ source: "/solutions/lotse", target: "/solutions/care-guide" }]);
});
