import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { invalidateOnChange } from "../../server/cache/invalidation.ts";
import type { Database } from "../../server/database/open-database.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import { databaseContent } from "../../src/features/content-source.server.ts";
import { openRedirects } from "../../src/features/redirects/open-redirects.server.ts";
import {
  importRedirectFile,
  listRedirects,
  removeRedirects,
  saveRedirect,
} from "../../src/features/redirects/redirects.admin.server.ts";
import {
  addImportedRedirects,
  addUnknownUrls,
  purgeRedirectCounts,
} from "../../src/features/redirects/redirects.server.ts";
import { deleteUnknownUrl, listUnknownUrls } from "../../src/features/redirects/unknown-urls.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import type { Db } from "../../src/server-context/db.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { oneNetwork, testReaders, testStore } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const siteUrl = "https://www.example.com";
const actor = "owner@example.com";
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

describe.each(anyStoreKind)("redirects in the %s database", (kind) => {
  let store: Store;
  let directory: string;
  const open: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "redirects-"));
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });
  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  /** A replica that receives notifications of changes. */
  async function openReplica(database: Database) {
    const site = await compose({
      clientNetwork: oneNetwork,
      config: { siteUrl },
      store: testStore(database, path.join(directory, "media")),
      logger: createLogger("silent"),
      staticFiles: new Map(),
    });
    open.push(
      await invalidateOnChange({
        database,
        caches: [site.cache],
        logger: createLogger("silent"),
        reloadSite: async () => undefined,
        redirectsChanged: site.services.redirects.changed,
        warm: async () => undefined,
      }),
    );
    const request = async (url: string, method = "GET") => {
      const response = await site.fetch(new Request(siteUrl + url, { method, headers: firefox }));
      await response.arrayBuffer();
      return [response.status, response.headers.get("location")];
    };
    return { ...site, request };
  }

  const addArticle = (database: Database, slug: string) =>
    database.db
      .insertInto("blog_articles")
      .values({ slug, title: "On tides", status: "published" })
      .returning("id")
      .executeTakeFirstOrThrow();

  const contextOf = (db: Db) => ({
    site: defaultSite,
    db,
    siteUrl,
    content: databaseContent(db),
    readers: testReaders,
  });
  const addRedirect = (db: Db, source: string, target: string, before: string | null = null) =>
    saveRedirect(contextOf(db), { before, source, target }, actor);

  test("are read again after a change that could not be read", async () => {
    const { db } = await store.open();
    let failures = 0;
    const failing = db.withPlugin({
      transformQuery({ node }) {
        if (failures-- > 0) throw new Error("no connection is free");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const logger = createLogger("silent");
    const redirects = await openRedirects({ db: failing, siteUrl, site: () => defaultSite, logger });
    await db.insertInto("redirects").values({ source: "/old-harbour", target: "/about", origin: "import" }).execute();
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    failures = 1;
    redirects.changed();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await expect.poll(() => redirects.resolveTarget("/old-harbour"), { timeout: 10_000 }).toBe("/about");
  });

  test("lead old URLs to their targets in one hop in every replica, unless the site has a page there", async () => {
    const database = await store.open();
    const [first, second] = [await openReplica(database), await openReplica(database)];
    await addArticle(database, "tides");
    const save = (source: string, target: string) => addRedirect(database.db, source, target);
    expect((await save("/2019/05/tides/", "/blog/tides")).ok).toBe(true);
    expect((await save("/?p=12", "/blog/tides#low")).ok).toBe(true);
    expect((await save("/blog/lost", "https://other.example/lost")).ok).toBe(true);
    expect((await save("/taken-down", "")).ok).toBe(true);
    // As an earlier version stored it.
    await database.db
      .insertInto("redirects")
      .values({ source: "/about", target: "/contact", origin: "manual" })
      .execute();
    expect((await save("/caf%E9", "/blog/tides")).ok).toBe(true);
    for (const page of ["/about", "/blog/tides", "/contact?utm_source=x", "/rss.xml"])
      expect(await save(page, "/services"), page).toEqual(fail("page"));
    expect(await save("/admin/leads", "/services")).toEqual(fail("private"));
    expect(await importRedirectFile(contextOf(database.db), "/new,/blog\n/blog/tides,/blog\n", actor)).toEqual(
      fail("lines", { problems: [{ line: 2, code: "page" }] }),
    );
    for (const { request } of [first, second]) {
      await expect.poll(() => request("/about/2019")).toEqual([404, null]);
      // The redirect stored last: once it works, the replica has them all.
      await expect.poll(() => request("/caf%C3%A9")).toEqual([301, "/blog/tides"]);
      const spellings = await Promise.all(["/caf%E9", "/caf%e9/", "/cafe%CC%81"].map((spelling) => request(spelling)));
      expect(spellings).toEqual(spellings.map(() => [301, "/blog/tides"]));
      expect(await request("/2019/05/tides")).toEqual([301, "/blog/tides"]);
      expect(await request("/2019/05/tides/?utm_source=x")).toEqual([301, "/blog/tides?utm_source=x"]);
      expect(await request("/?p=12", "HEAD")).toEqual([301, "/blog/tides#low"]);
      expect(await request("/?p=13")).toEqual([200, null]);
      expect(await request("/blog/lost")).toEqual([301, "https://other.example/lost"]);
      expect(await request("/taken-down")).toEqual([410, null]);
      expect(await request("/about")).toEqual([200, null]);
    }
    await first.services.redirects.flush();
    await second.services.redirects.flush();
    const { redirects } = await listRedirects(database.db, { search: "2019", sort: "", page: 1, origin: "" });
    expect(redirects[0]?.days[0]?.hits).toBeGreaterThanOrEqual(4);
    await removeRedirects(database.db, ["/2019/05/tides"], actor);
    await expect.poll(() => first.request("/2019/05/tides")).toEqual([404, null]);
  });

  test("reject chains and loops, by hand and in a file", async () => {
    const { db } = await store.open();
    const site = contextOf(db);
    const save = (source: string, target: string, before?: string) => addRedirect(db, source, target, before);
    await save("/b", "/c");
    expect(await save("/a", "/b")).toEqual(fail("chain", { chain: ["/a", "/b", "/c"] }));
    expect(await save("/c", "/d")).toEqual(fail("chain", { chain: ["/b", "/c", "/d"] }));
    expect(await save("/c", "/b")).toMatchObject({ code: "chain" });
    expect(await save("/e", "/e")).toMatchObject({ code: "chain" });
    expect(await save("/b", "/x")).toEqual(fail("known"));
    expect(await save("/f", "/x", "/b")).toEqual(ok({ source: "/f", target: "/x" }));
    expect(await save("b", "/c")).toEqual(fail("no-source"));
    expect(await save("/g", "c")).toEqual(fail("no-target"));

    expect(await importRedirectFile(site, "From,To\r\n/f,/new\r\n/h,\r\n", actor)).toEqual(ok(2));
    expect(await importRedirectFile(site, "sep=;\n/caf%E9;/new\n/cafe\u0301;/x\n/a%2Fb;/x\n", actor)).toEqual(
      fail("lines", {
        problems: [
          { line: 3, code: "twice" },
          { line: 4, code: "never" },
        ],
      }),
    );
    expect(await importRedirectFile(site, "/i,/h\n/j,/new\n", actor)).toMatchObject({ code: "chain" });
    expect(await importRedirectFile(site, "/k,/new\nk,/new\n/k,/x\n", actor)).toEqual(
      fail("lines", {
        problems: [
          { line: 2, code: "no-source" },
          { line: 3, code: "twice" },
        ],
      }),
    );
    const { rows } = await sql<{ source: string; target: string | null }>`
      select source, target from redirects order by source`.execute(db);
    expect(rows).toEqual([
      { source: "/f", target: "/new" },
      { source: "/h", target: null },
    ]);
  });

  test("of an import have no chains and leave existing ones unchanged", async () => {
    const { db } = await store.open();
    await addRedirect(db, "/kept", "/blog");
    const added = await addImportedRedirects(db, [
      { source: "/kept", target: "/contact" },
      { source: "/one", target: "/two" },
      { source: "/two", target: "/kept" },
      { source: "/round", target: "/round" },
      { source: "/contact?utm_source=old", target: "/blog/a" },
      { source: "/contact", target: "/contact-2" },
      { source: "/blog/moved", target: "/blog/a" },
      { source: "/robots.txt?x=1", target: "/blog/a" },
      { source: "/?p=12", target: "/blog/a" },
    ]);
    expect(added).toEqual([
      { source: "/one", target: "/blog" },
      { source: "/two", target: "/blog" },
      { source: "/blog/moved", target: "/blog/a" },
      { source: "/?p=12", target: "/blog/a" },
    ]);
  });

  test("are added for renamed pages, and those to the old URL follow", async () => {
    const database = await store.open();
    const { db } = database;
    const replica = await openReplica(database);
    const { id } = await addArticle(database, "old-name");
    await addRedirect(db, "/ancient", "/blog/old-name");
    await db.updateTable("blog_articles").set({ slug: "new-name" }).where("id", "=", id).execute();
    await expect.poll(() => replica.request("/ancient")).toEqual([301, "/blog/new-name"]);
    expect(await replica.request("/blog/old-name")).toEqual([301, "/blog/new-name"]);
    await sql`
      insert into newsletter_issues (subject, slug, status, created_by, number, html, plain, frozen_at, finished_at)
      values ('Tides', 'first', 'sent', 'owner@example.com', 1, '<p>Tides</p>', 'Tides', now(), now())`.execute(db);
    await sql`update newsletter_issues set slug = 'second' where slug = 'first'`.execute(db);
    await sql`update newsletter_issues set slug = 'third' where slug = 'second'`.execute(db);
    await expect.poll(() => replica.request("/sunday-review/first")).toEqual([301, "/sunday-review/third"]);
    const { redirects } = await listRedirects(db, { search: "", sort: "source", page: 1, origin: "slug" });
    expect(redirects.map(({ source, target }) => [source, target])).toEqual([
      ["/blog/old-name", "/blog/new-name"],
      ["/sunday-review/first", "/sunday-review/third"],
      ["/sunday-review/second", "/sunday-review/third"],
    ]);
    const site = { site: defaultSite, db, siteUrl, readers: testReaders, content: databaseContent(db) };
    const exported = ["From,To", ...redirects.map(({ source, target }) => `${source},${target}`)].join("\n");
    expect(await importRedirectFile(site, exported, actor)).toEqual(ok(3));
    const stored = await listRedirects(db, { search: "", sort: "source", page: 1, origin: "" });
    expect(stored.redirects.map(({ source, origin }) => [source, origin])).toEqual([
      ["/ancient", "manual"],
      ["/blog/old-name", "slug"],
      ["/sunday-review/first", "slug"],
      ["/sunday-review/second", "slug"],
    ]);
    expect(await importRedirectFile(site, "/sunday-review/first,/contact", actor)).toEqual(ok(1));
    expect((await listRedirects(db, { search: "first", sort: "", page: 1, origin: "" })).redirects).toMatchObject([
      { target: "/contact", origin: "manual" },
    ]);
    expect(await importRedirectFile(site, "/blog/old-name,/contact", actor)).toEqual(
      fail("lines", { problems: [{ line: 1, code: "known" }] }),
    );
    expect(await saveRedirect(site, { before: null, source: "/blog/old-name", target: "/contact" }, actor)).toEqual(
      fail("known"),
    );
    await removeRedirects(db, ["/blog/old-name"], actor);
    expect(await replica.request("/blog/old-name")).toEqual([404, null]);
  });

  test("can be suggested for unknown URLs, except those of bots and private pages", async () => {
    const database = await store.open();
    const { db } = database;
    const replica = await openReplica(database);
    await addArticle(database, "tides-and-currents");
    for (const url of [
      "/2019/tides-and-curents",
      "/abuot",
      "/abuot",
      "/feed/",
      "/feed",
      "/admin/nothing",
      "/nothing?a=b",
    ]) {
      await replica.request(url);
    }
    await replica.fetch(new Request(`${siteUrl}/for-bots`, { headers: { "user-agent": "Googlebot/2.1" } }));
    await replica.services.redirects.flush();
    const pages = ["/about", "/contact"];
    const unknown = await listUnknownUrls(defaultSite, db, pages);
    expect(
      unknown
        .map(({ path: url, times, suggestion }) => [url, times, suggestion] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ).toEqual([
      ["/2019/tides-and-curents", 1, "/blog/tides-and-currents"],
      ["/abuot", 2, "/about"],
      ["/feed", 1, "/rss.xml"],
      ["/nothing", 1, null],
    ]);
    const changed = siteOf({ hidden: { "/about": true, "/blog": true }, urls: { "/contact": "/abuut" } });
    const suggested = await listUnknownUrls(changed, db, pages);
    expect(new Map(suggested.map(({ path: url, suggestion }) => [url, suggestion]))).toEqual(
      new Map([
        ["/2019/tides-and-curents", null],
        ["/abuot", "/abuut"],
        ["/feed", null],
        ["/nothing", null],
      ]),
    );
    await deleteUnknownUrl(db, "/nothing");
    await addRedirect(db, "/feed", "/rss.xml");
    expect((await listUnknownUrls(defaultSite, db, pages)).map(({ path: url }) => url)).not.toContain("/feed");
  });

  test("store at most a thousand unknown URLs, for 90 days", async () => {
    const { db } = await store.open();
    for (let round = 0; round < 6; round++) {
      await addUnknownUrls(
        db,
        Array.from({ length: 200 }, (_, index) => ({ path: `/${round}-${index}`, times: 1 })),
      );
    }
    const count = async () =>
      Number(
        (await db.selectFrom("unknown_urls").select(db.fn.countAll().as("count")).executeTakeFirstOrThrow()).count,
      );
    expect(await count()).toBe(1_000);
    await sql`update unknown_urls set last_seen = now() - interval '91 days'`.execute(db);
    await purgeRedirectCounts(db);
    expect(await count()).toBe(0);
  });
});
