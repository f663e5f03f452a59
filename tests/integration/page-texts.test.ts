import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { findUses } from "../../src/features/media/media-uses.server.ts";
import { findTexts } from "../../src/features/texts/find-texts.server.ts";
import {
  getTextState,
  getTextVersion,
  listTextPages,
  listTextVersions,
} from "../../src/features/texts/page-texts.server.ts";
import { listSampleSentences } from "../../src/features/texts/sample-sentences.server.ts";
import { type AdministeredSite, openAdministeredSite } from "./support/administered-site.ts";

let site: AdministeredSite;
beforeAll(async () => {
  site = await openAdministeredSite();
});
afterAll(() => site.close());

const open = async (path: string, accept = "text/html") =>
  (await site.fetch(new Request(site.siteUrl + path, { headers: { accept, "user-agent": "Firefox/140.0" } }))).text();

async function save(page: string, version: number, texts: object | null, isPublic = true): Promise<string> {
  const data = { page, version, texts, isPublic };
  const response = await site.call("saveTexts", { method: "POST", data, person: "administrator" });
  expect(response.status).toBe(200);
  return response.text();
}

afterEach(async () => {
  await site.database.db.deleteFrom("page_texts").execute();
  await site.database.db.deleteFrom("page_text_versions").execute();
});

test("shows a published text on its page at once, cached or not, and on no other", async () => {
  const sample = "I am Your Name. I chart what people know.";
  expect(await open("/about")).toContain(sample);
  await save("/about", 0, {
    "hero.title": "{name} builds bridges",
    "meta.description": "Bridges & ferries <since 1990>",
    "background.paragraphs": ["One paragraph is enough."],
  });
  const html = await open("/about");
  expect(html).toContain("Your Name builds bridges");
  expect(html).toContain('content="Bridges &amp; ferries &lt;since 1990&gt;"');
  expect(html).toContain("One paragraph is enough.");
  expect(html).not.toContain("I learned the trade on a night shift.");
  expect(await open("/about", "text/markdown")).toContain("Your Name builds bridges");
  const contact = await open("/contact");
  expect(contact).not.toContain("builds bridges");
  // Browsers that navigate on from here learn that there are texts to fetch.
  expect(contact).toContain('"texts":{"/about":["/about"]}');
});

test("writes the owner's texts into structured data", async () => {
  const items = [{ from: 0, texts: { question: "Is it weekly?", answer: "Every Monday." } }];
  await save("/sunday-review", 0, { "sundayReview.faq.items": items });
  const blocks = (await open("/sunday-review")).match(/<script[^>]*ld\+json[^>]*>.*?<\/script>/s)?.[0] ?? "";
  expect(blocks).toContain("Is it weekly?");
  expect(blocks).toContain("Every Monday.");
});

test("keeps a draft private, and makes a version of it when it is published", async () => {
  const { db } = site.database;
  await save("/contact", 0, { "head.title": "Write to me" }, false);
  expect(await open("/contact")).not.toContain("Write to me");
  expect(await getTextState(db, "/contact")).toMatchObject({ draft: { "head.title": "Write to me" }, published: {} });
  await save("/contact", 1, { "head.title": "Write to me" });
  expect(await open("/contact")).toContain("Write to me");
  await save("/contact", 2, {});
  expect(await open("/contact")).toContain("Get in Touch");
  const versions = await listTextVersions(db, "/contact");
  expect(versions.map(({ version, changes }) => [version, changes])).toEqual([
    [3, 0],
    [2, 1],
  ]);
  expect(await getTextVersion(db, "/contact", 2)).toEqual({ "head.title": "Write to me" });
  expect(await getTextVersion(db, "/contact", 0)).toEqual({});
  expect(await getTextVersion(db, "/contact", 9)).toBeNull();
});

test("finds a sentence with its tokens filled in, and counts the sample's remaining sentences", async () => {
  const context = { site: defaultSite, db: site.database.db };
  const hero = { page: "/about", section: "hero", title: "Hero" };
  const sampleSentences = async () =>
    (await listTextPages(context.db, await listSampleSentences(context))).find(({ page }) => page === "/about")
      ?.samples ?? 0;
  const before = await sampleSentences();
  expect(await findTexts(context, "i CHART what people know")).toContainEqual({
    ...hero,
    text: "I am Your Name. I chart what people know.",
  });
  await save("/about", 0, { "hero.title": "{name} builds bridges" }, false);
  expect(await findTexts(context, "your name builds")).toEqual([{ ...hero, text: "Your Name builds bridges" }]);
  expect(await sampleSentences()).toBe(before);
  await save("/about", 1, { "hero.title": "{name} builds bridges" });
  expect(await sampleSentences()).toBe(before - 1);
});

test("reports a conflict to the second of two windows that save, and preserves the first save", async () => {
  await save("/contact", 0, { "head.title": "From the first window" });
  const response = await save("/contact", 0, { "head.title": "From the second window" });
  expect(response).toContain("conflict");
  expect(response).toContain("From the first window");
  expect(await open("/contact")).toContain("From the first window");
});

test("preserves the public texts when a draft is deleted", async () => {
  await save("/contact", 0, { "head.title": "Public" });
  await save("/contact", 1, { "head.title": "Draft" }, false);
  await save("/contact", 2, null, false);
  expect(await getTextState(site.database.db, "/contact")).toMatchObject({
    draft: null,
    published: { "head.title": "Public" },
  });
});

test.each(["javascript:alert(1)", "//example.org/x", "data:text/html,x"])("rejects a link to %s", async (to) => {
  expect(await save("/contact", 0, { "next.action.to": to })).toContain("Enter a page of this site");
  const items = [{ from: 0, texts: { "link.to": to } }];
  expect(await save("/about/company", 0, { "services.services": items })).toContain("Enter a page of this site");
});

test("accepts a button that leads to another site", async () => {
  await save("/contact", 0, { "next.action.to": "https://example.org/book", "next.action.label": "Book elsewhere" });
  expect(await open("/contact")).toMatch(/<a [^>]*href="https:\/\/example\.org\/book"[^>]*>\s*Book elsewhere/);
});

test("shows the owner's picture instead of the page's drawing, in all sizes, and lists the use", async () => {
  const key = "0123456789abcdef01234567";
  const file = `/media/uploads/${key}/desk-1600x900.jpg`;
  expect(await open("/podcast")).toContain("/charts/podcast-hero.svg");
  await save("/podcast", 0, { "podcast.image.file": file, "podcast.image.alt": "A desk by the water" });
  const html = await open("/podcast");
  expect(html).not.toContain("/charts/podcast-hero.svg");
  expect(html).toMatch(/<img[^>]*src="[^"]*desk-1600x900\.jpg"[^>]*alt="A desk by the water"/);
  expect(html).toContain(`/media/uploads/${key}/desk-480.avif 480w`);
  await save("/services/logistics", 0, { "logistics.hero.image.file": file }, false);
  expect(await findUses(site.database.db, key)).toMatchObject([
    { kind: "page", title: "Podcast" },
    { kind: "page", title: "{logisticsName}" },
  ]);

  const externalPicture = { "podcast.image.file": "https://pictures.example/desk.jpg" };
  const data = { page: "/podcast", version: 1, texts: externalPicture, isPublic: true };
  const rejected = await site.call("saveTexts", { method: "POST", data, person: "administrator" });
  expect(await rejected.text()).toContain("Images of other sites are not loaded here");
});

test("shows the owner's texts as labels, errors and notices of a form", async () => {
  await save("/forms", 0, {
    "contact.emailField.label": "Where to write to",
    "contact.emailField.required": "Say where {name} should write to.",
    "contact.notice": "Read by {name}, and by no one else.",
    "sentences.severalWrong": "{count} fields are open",
  });
  const html = await open("/contact");
  expect(html).toContain("Where to write to");
  expect(html).toContain("Read by Your Name, and by no one else.");
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html", origin: site.siteUrl };
  const submitted = await site.fetch(
    new Request(`${site.siteUrl}/contact`, { method: "POST", headers, body: "form=contact&name=&email=&message=" }),
  );
  const text = await submitted.text();
  expect(text).toContain("Say where Your Name should write to.");
  expect(text).toContain("3 fields are open");
  expect(await open("/ebook")).toContain("The link comes by email as well");
});

test("ignores malformed changes, and those of unknown pages or texts", async () => {
  const unknownPage = { page: "/nowhere", version: 0, texts: {}, isPublic: true };
  const response = await site.call("saveTexts", { method: "POST", data: unknownPage, person: "administrator" });
  expect(response.status).toBeGreaterThanOrEqual(400);
  await save("/contact", 0, { "head.title": ["a list"], "next.items": "a text", "head.gone": "x" });
  expect(await open("/contact")).toContain("Get in Touch");
});

test("removes a hidden page from site, menus, sitemap and links, until it is shown again", async () => {
  const hide = (isHidden: boolean, page = "/services/manufacturing") =>
    site.call("hidePage", { method: "POST", data: { page, isHidden }, person: "administrator" });
  const request = (path: string) => site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html" } }));
  const everywhere = async () =>
    (await Promise.all(["/", "/contact", "/sitemap.xml", "/llms.txt"].map((path) => open(path)))).join("");
  expect(await everywhere()).toContain("/services/manufacturing");
  expect((await hide(true)).status).toBe(200);
  expect((await request("/services/manufacturing")).status).toBe(410);
  expect(await everywhere()).not.toMatch(/(?:href="|example\.com)\/services\/manufacturing/);
  expect((await hide(false)).status).toBe(200);
  expect((await request("/services/manufacturing")).status).toBe(200);
  expect((await hide(true, "/contact")).status).toBeGreaterThanOrEqual(400);
});

const hide = (page: string, to: string | null = null) =>
  site.call("hidePage", { method: "POST", data: { page, isHidden: true, to }, person: "administrator" });
const visit = (path: string, init: RequestInit = {}) =>
  site.fetch(new Request(site.siteUrl + path, { headers: { accept: "text/html" }, redirect: "manual", ...init }));

test("redirects a hidden page to the owner's choice, but never to a hidden page", async () => {
  await hide("/about", "/about/company");
  const moved = await visit("/about");
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/about/company"]);
  expect(await (await hide("/demo", "/about")).text()).toContain("That page is hidden, too.");
  expect((await visit("/demo")).status).toBe(200);
  expect(await (await hide("/about/company")).text()).toContain("“About” leads to this page");
  expect((await visit("/about/company")).status).toBe(200);
  expect((await hide("/about/company", "/contact")).status).toBe(200);
  expect((await visit("/about")).headers.get("location")).toBe("/contact");
});

test("rejects combinations of hidden pages and redirects that make a loop or lead to a hidden page", async () => {
  const show = (page: string) =>
    site.call("hidePage", { method: "POST", data: { page, isHidden: false }, person: "administrator" });
  await hide("/services");
  expect(await (await hide("/demo", "/services/logistics#questions")).text()).toContain("hidden, too");
  await show("/services");
  const responses = await Promise.all([hide("/demo", "/strategy-call"), hide("/strategy-call", "/demo")]);
  expect((await Promise.all(responses.map((response) => response.text()))).join()).toContain("hidden, too");
  expect(
    (await Promise.all(["/demo", "/strategy-call"].map((path) => visit(path))))
      .map(({ status }) => status)
      .sort((a, b) => a - b),
  ).toEqual([200, 301]);
  await Promise.all([show("/demo"), show("/strategy-call")]);

  const redirects = [
    { source: "/old-demo", target: "/demo" },
    { source: "/old-offer", target: null },
    { source: "/new-offer", target: "/contact" },
  ];
  await site.database.db
    .insertInto("redirects")
    .values(redirects.map((redirect) => ({ ...redirect, origin: "manual" })))
    .execute();
  expect(await (await hide("/demo", "/old-demo")).text()).toContain("leads back to this page");
  expect(await (await hide("/demo", "/old-offer")).text()).toContain("is gone");
  expect(await (await hide("/demo", "/no-such-page")).text()).toContain("leads to a page that does not exist");
  expect(await (await hide("/demo", "/blog/no-such")).text()).toContain("leads to an article that is not published");
  await hide("/demo", "/new-offer");
  const data = { before: "/new-offer", source: "/new-offer", target: "/demo" };
  const saved = await site.call("storeRedirect", { method: "POST", data, person: "administrator" });
  expect(await saved.text()).toContain("chain");
  await show("/demo");
  expect((await visit("/demo")).status).toBe(200);
});

test("hides the eBook together with everything that belongs to it", async () => {
  await hide("/ebook");
  const pages = [
    "/",
    "/about",
    "/sunday-review",
    "/services/healthcare",
    "/llms.txt",
    "/sitemap.xml",
    "/solutions/asksopia",
  ];
  for (const path of pages) expect(await open(path), path).not.toMatch(/(?:href="|example\.com)\/ebook/);
  expect(await open("/")).not.toContain("free eBook");
  expect(await open("/sunday-review")).not.toContain("Would you rather read it all at once?");
  const headers = { origin: site.siteUrl, "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
  const submitted = await visit("/ebook", { method: "POST", headers, body: "email=anna@example.org" });
  expect(submitted.status).toBe(410);
});

test("hides all industries together, also on the home page", async () => {
  await hide("/services");
  expect((await visit("/services/logistics")).status).toBe(410);
  for (const path of ["/", "/contact", "/sitemap.xml", "/llms.txt"])
    expect(await open(path), path).not.toMatch(/(?:href="|example\.com)\/services/);
  expect(await open("/")).not.toContain('id="industries"');
});

test("hides issues, feeds and answers together with their page", async () => {
  await hide("/sunday-review");
  expect((await visit("/sunday-review/rss.xml")).status).toBe(410);
  expect((await visit("/sunday-review/the-binder-everyone-trusted")).status).toBe(410);
  await hide("/ask");
  expect((await visit("/ask.json?q=handover")).status).toBe(410);
  expect(await open("/")).not.toContain("SearchAction");
  expect(await open("/")).not.toContain('action="/ask"');
});

test("removes links to hidden pages from articles", async () => {
  const { db } = site.database;
  await db
    .insertInto("blog_articles")
    .values({
      slug: "a-linking-article",
      title: "An article with links",
      publication_date: "2026-01-01T08:00:00Z",
      conclusion: '<p>Book <a href="/demo">a <b>demo</b></a> or <a href="/contact">write</a>.</p>',
    })
    .execute();
  await hide("/demo");
  const html = await open("/blog/a-linking-article");
  expect(html).toContain("Book a <b>demo</b> or");
  expect(html).not.toContain('href="/demo"');
  expect(html).toContain('href="/contact"');
});

test("hides or moves a section only once that is published", async () => {
  const order = async () => [...(await open("/about")).matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
  expect(await order()).toEqual(["background", "journey", "projects", "expertise", "clients"]);
  const sections = ["journey", "background", "expertise", "projects (hidden)", "clients"];
  await save("/about", 0, { sections }, false);
  expect(await order()).toHaveLength(5);
  await save("/about", 1, { sections });
  expect(await order()).toEqual(["journey", "background", "expertise", "clients"]);
});

test("hides an industry's calculator with the links to it, and its boundaries", async () => {
  const page = "/services/logistics";
  const pageHtml = await open(page);
  for (const part of ['href="#calculator"', 'id="calculator"', ">Boundaries<"]) expect(pageHtml).toContain(part);
  await save(page, 0, { sections: ["boundaries (hidden)", "logisticsCalculator"] });
  const withoutSection = await open(page);
  expect(withoutSection).toContain('id="calculator"');
  expect(withoutSection).not.toContain(">Boundaries<");
  await save(page, 1, { sections: ["logisticsCalculator (hidden)", "boundaries"] });
  const changed = await open(page);
  expect(changed).toContain(">Boundaries<");
  expect(changed).not.toContain("#calculator");
  expect(changed).not.toContain('id="calculator"');
});

type Preview = { path?: string; page?: string; texts?: string; cookie?: string; origin?: string };

const preview = ({ path = "/contact", page = "/contact", texts = "{}", ...sender }: Preview = {}) =>
  site.fetch(
    new Request(`${site.siteUrl}/admin/preview`, {
      method: "POST",
      headers: { origin: sender.origin ?? site.siteUrl, cookie: sender.cookie ?? site.cookies.administrator },
      body: new URLSearchParams({ path, page, texts }),
    }),
  );

test("previews unsaved texts on the real page without scripts, and stores nothing", async () => {
  await save("/contact", 0, { "head.title": "Public words" });
  const texts = JSON.stringify({ "head.title": "{name} <img src=x onerror=alert(1)>", sections: [] });
  const response = await preview({ texts });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Your Name &lt;img src=x onerror=alert(1)&gt;");
  expect(html).not.toMatch(/<img[^>]*onerror|<script|modulepreload|Public words/);
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css"/);
  const policy = response.headers.get("content-security-policy");
  expect(policy).toMatch(/script-src 'none'.*frame-ancestors 'self'.*sandbox allow-same-origin allow-popups/);
  expect(policy).not.toMatch(/allow-scripts/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "x-frame-options": "SAMEORIGIN",
  });
  expect(await open("/contact")).toContain("Public words");
  expect(await getTextState(site.database.db, "/contact")).toMatchObject({ version: 1, draft: null });
});

test("previews a hidden page", async () => {
  await hide("/demo");
  const response = await preview({ path: "/demo", page: "/demo" });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("<h1")]);
  expect((await visit("/demo")).status).toBe(410);
});

test.each<[string, Preview, number, string]>([
  ["someone who isn't signed in", { cookie: "" }, 401, "Sign in to see this."],
  ["another origin", { origin: "https://elsewhere.example" }, 403, "This can only be sent from our own pages."],
  ["a path of no page", { path: "/no-such-page" }, 404, "There is no such page."],
  ["a path of another site", { path: "//elsewhere.example/" }, 404, "There is no such page."],
  ["the admin area", { path: "/admin/pages" }, 404, "There is no such page."],
  ["a feed", { path: "/rss.xml" }, 404, "There is no such page."],
  ["a link that pages must not have", { texts: '{"next.action.to":"javascript:alert(1)"}' }, 422, "Enter a page of"],
  ["words that cannot be read", { texts: "{" }, 400, "The words could not be read. Reload the editor."],
])("rejects a preview for %s", async (_, options, status, sentence) => {
  const response = await preview(options);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(sentence)]);
});

test("rejects a preview for a person without the role", async () => {
  const response = await preview({ cookie: site.cookies.user });
  expect([response.status, await response.text()]).toEqual([403, "Your account has no access to this."]);
});

test("shows a draft to anyone with its link until it is published", async () => {
  const share = async () => {
    const response = await site.call("shareTextDraft", {
      method: "POST",
      data: { page: "/contact" },
      person: "administrator",
    });
    return /"(https:[^"]+\/preview\/page\/[^"]+)"/.exec(await response.text())?.[1];
  };
  expect(await share()).toBeUndefined();
  await save("/contact", 0, { "head.title": "Words of the draft" }, false);
  const url = (await share()) ?? "";
  const { pathname } = new URL(url);
  const response = await visit(pathname);
  const html = await response.text();
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(html).toContain("Words of the draft");
  expect(html).toContain("This is a draft of the page, not the published one.");
  expect(html).not.toContain("<script");
  expect(await open("/contact")).not.toContain("Words of the draft");
  expect((await visit(pathname.slice(0, -1))).status).toBe(404);

  await save("/contact", 1, { "head.title": "Words of the draft" });
  const closed = await visit(pathname);
  expect([closed.status, await closed.text()]).toEqual([410, expect.stringContaining("This preview was withdrawn")]);
  await save("/contact", 2, { "head.title": "Another draft" }, false);
  expect((await visit(pathname)).status).toBe(410);
});
