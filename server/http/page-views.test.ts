import { expect, test } from "vitest";
import type { PageView } from "../../src/features/statistics/page-views.server.ts";
import { createPageViews } from "./page-views.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "sec-fetch-dest": "document" };
const at = () => new Date("2026-11-21T10:00:00Z");

type Look = { method?: string; path?: string; status?: number; headers?: Record<string, string> };

async function saved(looks: readonly Look[]): Promise<PageView[]> {
  const kept: PageView[] = [];
  const views = createPageViews(async (batch) => void kept.push(...batch), at);
  for (const { method = "GET", path = "/blog", status = 200, headers = browser } of looks) {
    views.count(method, path, status, (name) => headers[name as keyof typeof headers]);
  }
  await views.flush();
  return kept;
}

test("a page that is opened twice counts twice on its day, also when the browser had it already", async () => {
  expect(await saved([{}, { status: 304 }, { path: "/" }])).toEqual([
    { day: "2026-11-21", path: "/blog", views: 2 },
    { day: "2026-11-21", path: "/", views: 1 },
  ]);
});

test("bots, pages loaded ahead, scripts, files, failures and the owner's pages do not count", async () => {
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

test("numbers that could not be saved are saved the next time", async () => {
  const kept: PageView[] = [];
  let works = false;
  const views = createPageViews(async (batch) => {
    if (!works) throw new Error("The database is away.");
    kept.push(...batch);
  }, at);
  const look = () => views.count("GET", "/", 200, (name) => browser[name as keyof typeof browser]);
  look();
  await expect(views.flush()).rejects.toThrow("away");
  look();
  works = true;
  await views.flush();
  expect(kept).toEqual([{ day: "2026-11-21", path: "/", views: 2 }]);
});
