import { isBot } from "isbot";
import type { OriginViews, PageView } from "../../src/features/overview/visits/page-views.server.ts";
import { visitOrigins } from "../../src/features/overview/visits/visit-origin.ts";
import type { AcceptedTarget } from "./connection/request-target.ts";
import { createCounter } from "./counter.ts";

export type CountView = (
  method: string,
  target: Pick<AcceptedTarget, "pathname" | "search" | "match">,
  status: number,
  header: (name: string) => string | undefined,
) => void;

/** Whether a person reads the answer as a page: no declared bot, no prefetch. */
export function isVisit(method: string, header: (name: string) => string | undefined): boolean {
  const agent = header("user-agent");
  if (method !== "GET" || !agent || isBot(agent)) return false;
  if (/prefetch|prerender/i.test(header("sec-purpose") ?? header("purpose") ?? "")) return false;
  return (header("sec-fetch-dest") ?? "document") === "document";
}

/** Above the number of pages of such a site; the rest is dropped. */
const maxPaths = 20_000;

/** Limits invented referrers, which would fill the database. */
const maxOriginsADay = 1_000;

type PageViewParts = {
  saveViews: (views: readonly PageView[]) => Promise<void>;
  saveOrigins: (origins: readonly OriginViews[]) => Promise<void>;
  siteUrl: string;
  now?: () => Date;
};

/**
 * Counts page views and referrers in memory, flushed several times a minute. No cookies, fingerprints or linked views;
 * declared bots and prefetches do not count.
 */
export function createPageViews({ saveViews, saveOrigins, siteUrl, now = () => new Date() }: PageViewParts) {
  const ownHost = new URL(siteUrl).hostname;
  const pages = createCounter<PageView>("views", maxPaths, saveViews);
  const origins = createCounter<OriginViews>("views", maxOriginsADay, saveOrigins);
  let today = "";
  const namesOfToday = new Set<string>();

  function countOrigins(day: string, search: string, referrer: string | undefined): void {
    if (day !== today) {
      today = day;
      namesOfToday.clear();
    }
    for (const origin of visitOrigins(search, referrer, ownHost)) {
      const key = `${day} ${origin.kind} ${origin.name}`;
      if (!namesOfToday.has(key) && namesOfToday.size >= maxOriginsADay) continue;
      namesOfToday.add(key);
      origins.add(key, { ...origin, day, views: 1 });
    }
  }

  const count: CountView = (method, { pathname: path, search, match }, status, header) => {
    if ((status !== 200 && status !== 304) || !match?.policy.isCounted || !isVisit(method, header)) return;
    const day = now().toISOString().slice(0, 10);
    pages.add(`${day} ${path}`, { day, path, views: 1 });
    countOrigins(day, search, header("referer"));
  };

  async function flush(): Promise<void> {
    await pages.flush();
    await origins.flush();
  }

  return { count, flush };
}
