import type { PageView } from "../../src/features/statistics/page-views.server.ts";
import { policyOf } from "../../src/match-route.ts";

/** Told of an answered request; decides by itself whether it was a person's look at a page. */
export type CountView = (
  method: string,
  path: string,
  status: number,
  header: (name: string) => string | undefined,
) => void;

const programs =
  /bot|crawl|spider|slurp|preview|fetch|monitor|scan|archiv|validator|headless|lighthouse|python|curl|wget|java\/|go-http|okhttp|axios|node|facebookexternalhit|feed|rss/i;

/** More different pages than a site of this kind has; what lies beyond is left out. */
const maxPaths = 20_000;

/**
 * Counts how often each page is opened, in memory, and hands the numbers over a few times a minute. No cookie, no URL,
 * no fingerprint: nothing is known of who opened it. Declared bots, and pages loaded ahead of time, do not count.
 */
export function createPageViews(
  save: (views: readonly PageView[]) => Promise<void>,
  now: () => Date = () => new Date(),
) {
  let counted = new Map<string, PageView>();

  const count: CountView = (method, path, status, header) => {
    if (method !== "GET" || (status !== 200 && status !== 304) || !policyOf(path).isCounted) return;
    const agent = header("user-agent");
    if (!agent || programs.test(agent)) return;
    if (/prefetch|prerender/i.test(header("sec-purpose") ?? header("purpose") ?? "")) return;
    // A script that reads a page is no visitor.
    if ((header("sec-fetch-dest") ?? "document") !== "document") return;
    const day = now().toISOString().slice(0, 10);
    const key = `${day} ${path}`;
    const known = counted.get(key);
    if (known) known.views += 1;
    else if (counted.size < maxPaths) counted.set(key, { day, path, views: 1 });
  };

  /** Hands over what was counted since; when that fails it is counted again the next time. */
  async function flush(): Promise<void> {
    if (counted.size === 0) return;
    const views = counted;
    counted = new Map();
    try {
      await save([...views.values()]);
    } catch (error) {
      for (const [key, view] of views) {
        const since = counted.get(key);
        counted.set(key, { ...view, views: view.views + (since?.views ?? 0) });
      }
      throw error;
    }
  }

  return { count, flush };
}
