import { isBot } from "isbot";
import type { PageView } from "../../src/features/overview/visits/page-views.server.ts";
import { visitOrigins } from "../../src/features/overview/visits/visit-origin.ts";
import type { OriginViews } from "../../src/features/overview/visits/visit-origins.server.ts";
import { policyOf } from "../../src/match-route.ts";

type Counted = { views: number };

/**
 * Counts rows in memory by their key, at most `maxRows` of them between two savings; a saving that fails is done again
 * with the next one.
 */
function createViewCounter<Row extends Counted>(maxRows: number, save: (rows: readonly Row[]) => Promise<void>) {
  let counted = new Map<string, Row>();
  return {
    add(key: string, row: Row): void {
      const known = counted.get(key);
      if (known) known.views += row.views;
      else if (counted.size < maxRows) counted.set(key, row);
    },
    async flush(): Promise<void> {
      if (counted.size === 0) return;
      const rows = counted;
      counted = new Map();
      try {
        await save([...rows.values()]);
      } catch (error) {
        for (const [key, row] of rows) {
          const since = counted.get(key);
          counted.set(key, { ...row, views: row.views + (since?.views ?? 0) });
        }
        throw error;
      }
    },
  };
}

/** Told of an answered request; decides by itself whether it was a person's look at a page. */
export type CountView = (
  method: string,
  url: { pathname: string; search: string },
  status: number,
  header: (name: string) => string | undefined,
) => void;

/** More different pages than a site of this kind has; what lies beyond is left out. */
const maxPaths = 20_000;

/** More different places than a day has; beyond them, names that API clients make up would fill the database. */
const maxOriginsADay = 1_000;

type PageViewParts = {
  saveViews: (views: readonly PageView[]) => Promise<void>;
  saveOrigins: (origins: readonly OriginViews[]) => Promise<void>;
  siteUrl: string;
  now?: () => Date;
};

/**
 * Counts how often each page is opened and where its visitors come from, in memory, and hands the numbers over a few times a
 * minute. No cookie, no fingerprint, no connection between two views: nothing is known of who opened it. Declared bots, and
 * pages loaded ahead of time, do not count.
 */
export function createPageViews({ saveViews, saveOrigins, siteUrl, now = () => new Date() }: PageViewParts) {
  const ownHost = new URL(siteUrl).hostname;
  const pages = createViewCounter(maxPaths, saveViews);
  const origins = createViewCounter(maxOriginsADay, saveOrigins);
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

  const count: CountView = (method, { pathname: path, search }, status, header) => {
    if (method !== "GET" || (status !== 200 && status !== 304) || !policyOf(path).isCounted) return;
    const agent = header("user-agent");
    if (!agent || isBot(agent)) return;
    if (/prefetch|prerender/i.test(header("sec-purpose") ?? header("purpose") ?? "")) return;
    // A script that reads a page is no visitor.
    if ((header("sec-fetch-dest") ?? "document") !== "document") return;
    const day = now().toISOString().slice(0, 10);
    pages.add(`${day} ${path}`, { day, path, views: 1 });
    countOrigins(day, search, header("referer"));
  };

  /** Hands over what was counted since; when that fails it is counted again the next time. */
  async function flush(): Promise<void> {
    await pages.flush();
    await origins.flush();
  }

  return { count, flush };
}
