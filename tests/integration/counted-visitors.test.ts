import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";

const bots = [
  "Googlebot/2.1 (+http://www.google.com/bot.html)",
  "Google-InspectionTool/1.0",
  "Mediapartners-Google",
  "APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)",
  "WhatsApp/2.23.20.0",
  "Iframely/1.3.1 (+https://iframely.com/docs/about)",
  "Embedly/0.2",
  "PostmanRuntime/7.36.0",
  "HTTPie/3.2.2",
  "GuzzleHttp/7",
  "Scrapy/2.11.0 (+https://scrapy.org)",
  "Mozilla/5.0 (compatible; Qwantify/2.4w; +https://www.qwant.com/)",
  "Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
];

const browsers = [
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [LinkedInApp]/9.30.1234",
  // Phones whose maker's name ends like a bot's.
  "Mozilla/5.0 (Linux; Android 10; CUBOT_X20_PRO) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Linux; Android 9; CUBOT P40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.144 Mobile Safari/537.36",
];

let dataDir: string;
let database: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "counted-"));
  copyPrepared("migrated", dataDir);
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const openSite = () =>
  compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, path.join(dataDir, "media")),
    logger: createLogger("silent"),
  });

describe("visits", () => {
  test("counts page views of browsers, not of bots", async () => {
    const { fetch, services } = await openSite();
    const open = async (page: string, agent: string) => {
      const headers = { accept: "text/html", "user-agent": agent, "sec-fetch-dest": "document" };
      const response = await fetch(new Request(siteUrl + page, { headers }));
      await response.arrayBuffer();
      expect(response.status).toBe(200);
    };
    for (const agent of bots) await open("/about", agent);
    for (const agent of browsers) await open("/contact", agent);
    await services.views.flush();
    expect(await database.db.selectFrom("page_views").select(["path", "views"]).execute()).toEqual([
      { path: "/contact", views: browsers.length },
    ]);
  });

  test("counts reports of browsers about our own pages only", async () => {
    const { fetch, services } = await openSite();
    const reportView = async (kind: string, url: string, origin: string) => {
      const headers = { "user-agent": browsers[0] ?? "", origin };
      return (await fetch(new Request(`${siteUrl}/page-views/${kind}`, { method: "POST", headers, body: url }))).status;
    };
    expect(await reportView("opened", "/ebook", siteUrl)).toBe(204);
    expect(await reportView("stayed", "/ebook", siteUrl)).toBe(204);
    expect(await reportView("liked", "/ebook", siteUrl)).toBe(204);
    expect(await reportView("opened", "/ebook", "https://elsewhere.example")).toBe(403);
    for (const url of [
      "/blog/made-up-1",
      "/blog/made-up-2",
      "/episode/999999",
      "/blog/x%20",
      "/sunday-review/no-issue",
    ])
      expect(await reportView("opened", url, siteUrl)).toBe(204);
    await services.views.flush();
    const rows = await database.db.selectFrom("page_views").selectAll().where("path", "=", "/ebook").execute();
    expect(rows).toMatchObject([{ views: 1, stayed: 1 }]);
    const forged = database.db
      .selectFrom("page_views")
      .select("path")
      .where("path", "~", "^/(blog|episode|sunday-review)/");
    expect(await forged.execute()).toEqual([]);
  });

  test("counts a recording as one download per app and day, by either of its URLs", async () => {
    const { db } = database;
    const media = path.join(dataDir, "media");
    await mkdir(path.join(media, "podcasts"), { recursive: true });
    await writeFile(path.join(media, "podcasts", "7.mp3"), Buffer.alloc(40_000));
    await sql`insert into blog (id, episode, blog_title, status) overriding system value
    values (7, 'Episode 7', 'On sounding', 'published')`.execute(db);
    const { fetch, services } = await openSite();
    const listen = async (url: string, headers: Record<string, string>) => {
      const response = await fetch(new Request(siteUrl + url, { headers }));
      return [response.status, (await response.arrayBuffer()).byteLength];
    };
    const overcast = { "user-agent": "Overcast/3.0 (+http://overcast.fm/; iOS podcast app)" };
    expect(await listen("/podcasts/7.mp3", { ...overcast, range: "bytes=0-19999" })).toEqual([206, 20_000]);
    expect(await listen("/media/podcasts/7.mp3", { ...overcast, range: "bytes=20000-" })).toEqual([206, 20_000]);
    expect(await listen("/podcasts/7.mp3", overcast)).toEqual([200, 40_000]);
    expect(await listen("/podcasts/7.mp3", { "user-agent": bots[0] ?? "" })).toEqual([200, 40_000]);
    await services.downloads.flush();
    expect(await db.selectFrom("podcast_downloads").select(["episode_id", "app", "downloads"]).execute()).toEqual([
      { episode_id: 7, app: "Overcast", downloads: 1 },
    ]);
  });
});
