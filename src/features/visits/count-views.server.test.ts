import { describe, expect, test } from "vitest";
import { matchRoute } from "../../match-route.ts";
import { createPageViews } from "./count-views.server.ts";
import type { OriginViews, PageView } from "./page-views.server.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "sec-fetch-dest": "document" };
function targetOf(url: string) {
  const { pathname, search } = new URL(url, "https://www.example.com");
  return { pathname, search, match: matchRoute(pathname) };
}

const at = () => new Date("2026-11-21T10:00:00Z");

type PageRequest = {
  method?: string;
  path?: string;
  status?: number;
  headers?: Record<string, string>;
  network?: string;
};

async function saved(visits: readonly PageRequest[], cameFrom: OriginViews[] = []): Promise<PageView[]> {
  const stored: PageView[] = [];
  const views = createPageViews({
    saveViews: async (batch) => void stored.push(...batch),
    saveOrigins: async (batch) => void cameFrom.push(...batch),
    siteUrl: "https://www.example.com",
    now: at,
  });
  for (const { method = "GET", path = "/blog", status = 200, headers = browser, network = "a" } of visits) {
    const header = (name: string) => headers[name as keyof typeof headers];
    views.count(method, targetOf(path), status, header, () => network);
  }
  await views.flush();
  return stored;
}

describe("page views", () => {
  test("counts a page opened twice that day twice, even if the response is 304", async () => {
    expect(await saved([{}, { status: 304 }, { path: "/" }])).toEqual([
      { day: "2026-11-21", path: "/blog", views: 2 },
      { day: "2026-11-21", path: "/", views: 1 },
    ]);
  });

  test("ignores bots, prefetches, scripts, files, failures and the admin area", async () => {
    expect(
      await saved([
        { headers: { "user-agent": "Googlebot/2.1" } },
        { headers: {} },
        { headers: { ...browser, "sec-purpose": "prefetch;prerender" } },
        { headers: { ...browser, "sec-fetch-dest": "empty" } },
        { path: "/rss.xml" },
        { path: "/admin/leads" },
        { path: "/login" },
        { status: 404 },
        { method: "HEAD" },
      ]),
    ).toEqual([]);
  });

  test("counts referrers per day, and invented ones only up to a limit", async () => {
    const day = "2026-11-21";
    const cameFrom: OriginViews[] = [];
    const headers = { ...browser, referer: "https://news.example.org/story" };
    const views = await saved([{ path: "/blog?utm_campaign=Autumn", headers }, { headers }], cameFrom);
    // Parameters don't make another page.
    expect(views).toEqual([{ day, path: "/blog", views: 2 }]);
    expect(cameFrom).toEqual([
      { day, kind: "referrer", name: "news.example.org", views: 2 },
      { day, kind: "campaign", name: "autumn", views: 1 },
    ]);
    const many: OriginViews[] = [];
    await saved(
      Array.from({ length: 1_500 }, (_, n) => ({ path: `/blog?utm_campaign=made-up-${n}`, network: String(n % 100) })),
      many,
    );
    expect(many).toHaveLength(1_000);
    const single: OriginViews[] = [];
    const forged = Array.from({ length: 1_500 }, (_, n) => ({ path: `/blog?utm_campaign=made-up-${n}` }));
    await saved([...forged, { path: "/blog?utm_campaign=autumn", network: "b" }], single);
    expect(single).toHaveLength(51);
    expect(single.at(-1)).toMatchObject({ name: "autumn" });
  });

  test("saves counts the next time if they could not be saved", async () => {
    const stored: PageView[] = [];
    let works = false;
    const views = createPageViews({
      saveViews: async (batch) => {
        if (!works) throw new Error("The database is away.");
        stored.push(...batch);
      },
      saveOrigins: async () => undefined,
      siteUrl: "https://www.example.com",
      now: at,
    });
    const home = targetOf("/");
    const header = (name: string) => browser[name as keyof typeof browser];
    const view = () => views.count("GET", home, 200, header, () => "a");
    view();
    await expect(views.flush()).rejects.toThrow("away");
    view();
    works = true;
    await views.flush();
    expect(stored).toEqual([{ day: "2026-11-21", path: "/", views: 2 }]);
  });

  test("ignores link previews, health checks and the owner", async () => {
    const agents = ["Slackbot-LinkExpanding 1.0", "facebookexternalhit/1.1", "kube-probe/1.29", "UptimeRobot/2.0"];
    expect(
      await saved([
        ...agents.map((agent) => ({ headers: { ...browser, "user-agent": agent } })),
        { headers: { ...browser, purpose: "preview" } },
        { headers: { ...browser, "x-moz": "prefetch" } },
        { headers: { ...browser, cookie: "theme=x; __Host-site.session_token=abc" } },
      ]),
    ).toEqual([]);
  });

  test("counts pages opened without a document, and engaged readers, by path and campaign only", async () => {
    const stored: PageView[] = [];
    const cameFrom: OriginViews[] = [];
    const views = createPageViews({
      saveViews: async (batch) => void stored.push(...batch),
      saveOrigins: async (batch) => void cameFrom.push(...batch),
      siteUrl: "https://www.example.com",
      now: at,
    });
    const report = (kind: "opened" | "stayed", url: string, headers: Record<string, string> = browser) =>
      views.countReported(
        kind,
        url,
        (name) => headers[name],
        () => "a",
        async (path) => path === "/blog/one",
      );
    await report("opened", "/blog/one");
    await report("stayed", "/blog/one?utm_campaign=autumn&reader=anna");
    await report("stayed", "/blog/one", { ...browser, "user-agent": "Googlebot/2.1" });
    await report("stayed", "/blog/one", { ...browser, cookie: "site.session_token=abc" });
    for (const url of ["/admin/leads", "/booking/token", "//elsewhere.example/blog", "https://x.example/", "\0"])
      await report("opened", url);
    for (let n = 0; n < 20; n++) await report("opened", `/blog/made-up-${n}`);
    await views.flush();
    const day = "2026-11-21";
    expect(stored).toEqual([
      { day, path: "/blog/one", views: 1 },
      { day, path: "/blog/one", views: 0, stayed: 1 },
    ]);
    expect(cameFrom).toEqual([{ day, kind: "campaign", name: "autumn", views: 0, stayed: 1 }]);
  });
});
