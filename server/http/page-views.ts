import { isBot } from "isbot";
import type { OriginViews, PageView } from "../../src/features/overview/visits/page-views.server.ts";
import { visitOrigins } from "../../src/features/overview/visits/visit-origin.ts";
import type { AcceptedTarget } from "./connection/request-target.ts";

type Counted = { views: number };

/** Counts in memory, at most `maxRows` keys per flush; failed flushes are retried. */
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

export type CountView = (
  method: string,
  target: Pick<AcceptedTarget, "pathname" | "search" | "match">,
  status: number,
  header: (name: string) => string | undefined,
) => void;

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

  const count: CountView = (method, { pathname: path, search, match }, status, header) => {
    if (method !== "GET" || (status !== 200 && status !== 304) || !match?.policy.isCounted) return;
    const agent = header("user-agent");
    if (!agent || isBot(agent)) return;
    if (/prefetch|prerender/i.test(header("sec-purpose") ?? header("purpose") ?? "")) return;
    if ((header("sec-fetch-dest") ?? "document") !== "document") return;
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
