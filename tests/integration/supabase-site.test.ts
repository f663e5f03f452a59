import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { article, episode } from "./support/content-files.ts";
import { type FakeSupabase, startFakeSupabase } from "./support/fake-supabase.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { runHere, startHere } from "./support/site-here.ts";

let project: FakeSupabase;
let dataDir: string;

beforeAll(async () => {
  project = await startFakeSupabase();
});

afterAll(() => project.stop());

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "supabase-"));
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 10 }));
  copyPrepared("migrated", dataDir);
  project.down = false;
  project.requests.length = 0;
  await project.clear();
});

const environment = () => ({ DATA_DIR: dataDir, SUPABASE_URL: project.url, SUPABASE_ANON_KEY: project.anonKey });

const content = (...args: string[]) => runHere(["content", ...args], environment());

async function startSite() {
  const origin = `http://localhost:${await startHere(environment()).port}`;
  return async (url: string) => {
    const response = await fetch(origin + url);
    return { status: response.status, text: await response.text() };
  };
}

const articles = [
  ...Array.from({ length: 11 }, (_, index) => article(index + 1)),
  article(12, {
    title: "Wissen & Können",
    slug: "wissen-und-können",
    category: "Healthcare",
    introduction: '<p onclick="steal()">Schöne <strong>Grüße</strong></p><script>alert("here")</script>',
    section_1: '<p><a href="javascript:alert(1)">Los</a></p>',
  }),
];

test("serves pages, feeds, sitemap, artwork and cards from the project, with sanitised HTML", async () => {
  await project.insert("blog_articles", articles);
  await project.insert("blog", [episode(1), episode(2, { guest_name: "Jörg Müßig (sample)" })]);
  const request = await startSite();

  const blog = await request("/blog");
  expect(blog.status).toBe(200);
  expect(blog.text).toContain("Wissen &amp; Können");
  expect(blog.text).toContain("Article 11");
  expect(blog.text).toMatch(/\b12(?:<!-- -->)? (?:<!-- -->)?Articles/);
  expect((await request("/blog?page=2")).text).toContain("Article 1");
  expect((await request("/blog/category/Healthcare")).text).toContain("Healthcare Articles");
  expect((await request("/blog?search=K%C3%96NNEN")).text).toContain("wissen-und-k");

  const page = await request("/blog/wissen-und-können");
  expect(page.status).toBe(200);
  expect(page.text).toContain("<p>Schöne <strong>Grüße</strong></p>");
  expect(page.text).not.toContain("steal()");
  expect(page.text).not.toContain('alert("here")');
  expect(page.text).not.toContain("javascript:alert");
  const missing = await request("/blog/no-such-article");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain("Article Not Found");

  expect((await request("/episodes")).text).toContain("Conversation 2");
  const episodePage = await request("/episode/2");
  expect(episodePage.status).toBe(200);
  expect(episodePage.text).toContain("Jörg Müßig (sample)");
  expect((await request("/episode/99")).text).toContain("Episode Not Found");
  expect((await request("/artwork/2.svg")).status).toBe(200);
  expect((await request("/artwork/99.svg")).status).toBe(404);

  const feed = await request("/rss.xml");
  expect(feed.status).toBe(200);
  expect(feed.text.match(/<item>/g)).toHaveLength(12);
  expect(feed.text).toContain("Grüße");
  expect(feed.text).not.toContain("steal()");
  const sitemap = await request("/sitemap.xml");
  expect(sitemap.text).toContain("/blog/article-1<");
  expect(sitemap.text).toContain("/episode/2<");
  expect((await request("/llms.txt")).text).toContain("Conversation 1");
});

test("serves cached pages when the project fails, and specified error messages otherwise", async () => {
  await project.insert("blog_articles", articles);
  await project.insert("blog", [episode(1)]);
  const request = await startSite();
  expect((await request("/blog")).status).toBe(200);
  expect((await request("/blog/article-1")).status).toBe(200);
  expect((await request("/episodes")).status).toBe(200);
  project.down = true;
  for (const url of ["/blog", "/blog/article-1", "/episodes"]) expect((await request(url)).status).toBe(200);
  for (const [url, message] of [
    ["/blog?page=2", /Error fetching (?:featured )?blog (?:articles|categories): the database did not answer/],
    ["/blog/article-2", /Article Not Found/],
    ["/episode/1", /Episode Not Found/],
  ] as const) {
    const { status, text } = await request(url);
    expect([url, status]).toEqual([url, 503]);
    expect(text).toMatch(message);
    expect(text).not.toContain("10.0.0.7");
  }
  expect(JSON.parse((await request("/healthz")).text)).toMatchObject({ status: "degraded" });
  project.down = false;
  expect((await request("/blog/article-2")).status).toBe(200);
});

test("copies both tables in pages with import --supabase, and changes nothing the second time", async () => {
  project.maxRows = 5;
  await project.insert("blog_articles", articles);
  await project.insert("blog", [episode(7), episode(9, { key_takeaways: "1. Erstens" })]);
  const first = await content("import", "--supabase");
  expect(first.stdout.trimEnd().split("\n")).toEqual([
    "articles: 12 read, 12 added, 0 updated, 0 already the same",
    "episodes: 2 read, 2 added, 0 updated, 0 already the same",
  ]);
  expect({ code: first.code, stderr: first.stderr }).toEqual({
    code: 0,
    stderr: 'blog_articles (rows by id): the field "views" is unknown and left out\n',
  });
  expect((await content("import", "--supabase")).stdout).toContain("12 read, 0 added, 0 updated, 12 already the same");
  await content("export", path.join(dataDir, "export"));
  const lines = (await readFile(path.join(dataDir, "export", "articles.ndjson"), "utf8")).trimEnd().split("\n");
  expect(lines).toHaveLength(12);
  expect(JSON.parse(lines[11] ?? "")).toMatchObject({
    id: 12,
    slug: "wissen-und-können",
    introduction: "<p>Schöne <strong>Grüße</strong></p>",
    publication_date: "2026-01-01T12:00:00.000Z",
  });
  const episodes = await readFile(path.join(dataDir, "export", "episodes.ndjson"), "utf8");
  expect(JSON.parse(episodes.split("\n")[1] ?? "")).toMatchObject({ id: 9, key_takeaways: "1. Erstens" });
  project.maxRows = 1_000;
});

test("copies nothing with import --supabase if rows are invalid, and reports all of them", async () => {
  await project.insert("blog_articles", [article(1), article(2, { title: null }), article(3, { slug: "no/segment" })]);
  await project.insert("blog", [episode(1, { banner: "portrait.png" })]);
  const { code, stdout, stderr } = await content("import", "--supabase");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr.trimEnd().split("\n")).toEqual([
    "blog_articles (rows by id) line 2: title must be text",
    "blog_articles (rows by id) line 3: slug can contain only letters, digits, and - . _ ~",
    'blog_articles (rows by id): the field "views" is unknown and left out',
    "blog (rows by id) line 1: banner must start with https:// or with /",
    "Nothing was imported: 3 faults were found.",
  ]);
  await content("export", path.join(dataDir, "export"));
  expect(await readFile(path.join(dataDir, "export", "articles.ndjson"), "utf8")).toBe("");
});

test("reports missing settings and outages with import --supabase", async () => {
  expect((await runHere(["content", "import", "--supabase"], { DATA_DIR: dataDir })).stderr).toBe(
    "supabaseUrl is required.\n",
  );
  project.down = true;
  const { code, stderr } = await content("import", "--supabase");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The Supabase project cannot be read \([^\n]*\); check SUPABASE_URL, [^\n]*\n$/);
  const conflicting = await content("import", "--supabase", "--articles", "file.ndjson");
  expect(conflicting.stderr).toMatch(/^Import from files or from Supabase, not from both\.\nUsage:\n/);
});
