import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { rebuildArchive } from "../../src/features/ask/archive-index.server.ts";
import { askArchive } from "../../src/features/ask/ask.server.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";
let dataDir: string;
let database: Database;
let request: (url: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "over-http-"));
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
  const app = await compose({
    clientNetwork: (request, connection) => request.headers.get("x-client") ?? oneNetwork(request, connection),
    config: { siteUrl },
    store: testStore(database, path.join(dataDir, "media")),
    logger: createLogger("silent"),
    staticFiles: new Map(),
  });
  request = async (url, init = {}) => app.fetch(new Request(new URL(url, siteUrl), init));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Sends the contact form as our own script does. */
const send = (form: Record<string, string>, headers: Record<string, string> = { origin: siteUrl }) =>
  request("/contact", {
    method: "POST",
    headers: { accept: "application/json", ...headers },
    body: new URLSearchParams(form),
  });

const leadsOf = (email: string) => database.db.selectFrom("leads").select("name").where("email", "=", email).execute();

test("messages without a filling time are limited more strictly", async () => {
  const message = (number: number) =>
    send(
      { name: "Robot", email: "robot@example.com", message: `Number ${number}` },
      { origin: siteUrl, "x-client": "203.0.113.7" },
    );
  for (let number = 1; number <= 5; number++) expect((await message(number)).status).toBe(200);
  const rejected = await message(6);
  expect(rejected.status).toBe(429);
  expect(await rejected.json()).toMatchObject({
    message: expect.stringMatching(/Please try again in \d+ minutes?/) as string,
  });
});

test("a bot that filled in the honeypot gets the usual response, and nothing is stored", async () => {
  const email = "trapped@example.com";
  const form = { name: "Robot", email, message: "Buy", elapsed: "9000" };
  const response = await send({ ...form, subject_line: "cheap" });
  expect(await response.json()).toMatchObject({ outcome: "accepted", location: "/thank-you/contact" });
  expect(await leadsOf(email)).toEqual([]);
  expect(await (await send(form)).json()).toMatchObject({ outcome: "accepted" });
  expect(await leadsOf(email)).toHaveLength(1);
});

test("the same message is accepted once, however often it is sent", async () => {
  const email = "twice@example.com";
  const form = { name: "Maren", email, message: "Once is enough", elapsed: "9000" };
  for (const _ of [1, 2]) expect((await send(form)).status).toBe(200);
  expect(await leadsOf(email)).toHaveLength(1);
  expect((await send({ ...form, message: "Something else" })).status).toBe(200);
  expect(await leadsOf(email)).toHaveLength(2);
});

test.each<Record<string, string>>([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])(
  "no form is accepted from another site: %o",
  async (headers) => {
    const email = "elsewhere@example.com";
    expect((await send({ name: "A", email, message: "From elsewhere", elapsed: "9000" }, headers)).status).toBe(403);
    expect(await leadsOf(email)).toEqual([]);
  },
);

test("an unknown list or page returns 404, a search without results 200", async () => {
  const status = async (url: string) => (await request(url)).status;
  expect(await status("/blog?search=zzzz")).toBe(200);
  expect(await status("/blog/category/Healthcare?search=zzzz")).toBe(200);
  expect(await status("/blog/category/Astronomy?search=zzzz")).toBe(404);
  expect(await status("/blog/category/Healthcare?page=2")).toBe(404);
  expect(await status("/blog?search=the&page=99")).toBe(404);
  expect(await status("/blog?page=3")).toBe(200);
});

test.each([
  "/rss.xml",
  "/feed.json",
  "/blog/category/Healthcare/rss.xml",
  "/blog/category/Healthcare/feed.json",
  "/sunday-review/rss.xml",
  "/sunday-review/feed.json",
])("a conditional request for %s returns 304", async (url) => {
  const first = await request(url);
  const [etag, modified] = [first.headers.get("etag") ?? "", first.headers.get("last-modified") ?? ""];
  expect(first.status).toBe(200);
  expect(etag).not.toBe("");
  expect(Date.parse(modified)).toBeGreaterThan(0);
  const conditional = async (headers: Record<string, string>) => (await request(url, { headers })).status;
  expect(await conditional({ "If-None-Match": etag })).toBe(304);
  expect(await conditional({ "If-Modified-Since": modified })).toBe(304);
  expect(await conditional({ "If-None-Match": '"another"', "If-Modified-Since": modified })).toBe(200);
  expect(await conditional({ "If-Modified-Since": new Date(0).toUTCString() })).toBe(200);
});

test("an issue is in the newsletter's feeds, the sitemap and structured data", async () => {
  const issue = "/sunday-review/the-binder-everyone-trusted";
  const rss = await request("/sunday-review/rss.xml");
  expect(rss.headers.get("content-type")).toContain("application/rss+xml");
  expect(await rss.text()).toContain(`${issue}</link>`);
  const feed = (await (await request("/sunday-review/feed.json")).json()) as {
    items: { url: string; content_html: string }[];
  };
  const [newest] = feed.items;
  expect(newest?.url).toContain(issue);
  expect(newest?.content_html).toContain("<h2>The case</h2>");
  expect(newest?.content_html).not.toMatch(/%%|href="\//);
  expect(await (await request("/sitemap.xml")).text()).toContain(`${issue}</loc>`);
  const page = await (await request(issue)).text();
  expect(page).toContain('"PublicationIssue"');
  expect(page).toContain('"issueNumber":46');
  expect(page).toMatch(/type="application\/feed\+json"[^>]*href="\/sunday-review\/feed\.json"/);
});

describe("the archive of the sample content", () => {
  const site = () => ({
    site: defaultSite,
    ...testStore(database, path.join(dataDir, "media")),
    db: database.db,
    siteUrl,
  });
  beforeAll(() => rebuildArchive(site()));

  test("has the right paragraph among the three shown for most questions, word for word", async () => {
    const file = path.resolve(import.meta.dirname, "../archive/questions.json");
    const questions = JSON.parse(await readFile(file, "utf8")) as { question: string; passages: string[] }[];
    let [first, amongThree] = [0, 0];
    for (const { question, passages } of questions) {
      const { result, selected } = await askArchive(site(), question);
      const rank = selected.findIndex(({ text }) => passages.some((passage) => text.includes(passage)));
      if (rank === 0) first += 1;
      if (rank >= 0) amongThree += 1;
      expect(result.passages.map(({ parts }) => parts.map(({ text }) => text).join(""))).toEqual(
        selected.map(({ text }) => text),
      );
    }
    expect(first / questions.length).toBeGreaterThanOrEqual(0.7);
    expect(amongThree / questions.length).toBeGreaterThanOrEqual(0.84);
  });

  test("suggests its pinned questions", async () => {
    const { suggestions } = (await askArchive(site())).result;
    expect(suggestions).toHaveLength(3);
    for (const q of suggestions) expect((await askArchive(site(), q)).result.state, q).toBe("pinned");
  });

  test("gives API clients the same passages as visitors", async () => {
    const response = await request("/ask.json?q=second+system+Henrike+Voss");
    const result = (await response.json()) as { passages: { url: string }[] };
    expect(result).toMatchObject({ answered: false, result: "passages" });
    expect(result.passages[0]?.url).toContain("/episode/14");
    const pinned: unknown = await (
      await request("/ask.json?q=How+do+we+keep+the+knowledge+of+someone+who+retires")
    ).json();
    expect(pinned).toMatchObject({ answered: true, result: "answer", passages: { length: 1 } });
    const noResult: unknown = await (await request("/ask.json?q=zarquon")).json();
    expect(noResult).toMatchObject({ answered: false, result: "nothing", passages: [] });
    expect((await request("/ask.json")).status).toBe(400);
    expect(await (await request("/llms.txt")).text()).toContain("/ask.json?q=");
    const mcp = async (name: string, values: object) => {
      const params = { name, arguments: values };
      const response = await request("/mcp", {
        method: "POST",
        headers: { accept: "application/json, text/event-stream", "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
      });
      return response.text();
    };
    const id = /\\"id\\": (\d+)/.exec(await mcp("search", { query: "second system" }))?.[1];
    expect(await mcp("read_passage", { id: Number(id) })).toContain("/episode/14");
  });
});

test("camera and microphone are allowed on a guest's page only", async () => {
  const policy = async (url: string) => (await request(url)).headers.get("permissions-policy");
  expect(await policy("/guest-space/ended")).toBe("camera=(self), microphone=(self)");
  expect(await policy("/podcast-registration")).toContain("camera=(), ");
});

test("an episode's description is the first 155 characters of its summary", async () => {
  const summary = "Seven words that no one counts yet, ".repeat(9).trim();
  const row = { id: 302, episode: "Episode 302", blog_title: "Described", summary, status: "published" as const };
  await database.db.insertInto("blog").values(row).execute();
  const page = await (await request("/episode/302")).text();
  const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? "";
  expect(description).toBe(`${summary.slice(0, 155)}…`);
});

test("an episode's page allows the host of its file, and no other page does", async () => {
  const audio = "http://cdn.invalid/shows/18.mp3";
  await database.db
    .insertInto("blog")
    .values({ id: 301, episode: "Episode 301", blog_title: "Elsewhere", audio_player: audio, status: "published" })
    .execute();
  const policy = async (url: string) => (await request(url)).headers.get("content-security-policy");
  expect(await policy("/episode/301")).toContain("media-src 'self' http://cdn.invalid;");
  for (const otherPath of ["/episode/13", "/episodes", "/privacy-policy"]) {
    expect(await policy(otherPath)).toContain("media-src 'self';");
  }
  expect((await request("/podcasts/301.mp3")).status).not.toBe(200);
});
