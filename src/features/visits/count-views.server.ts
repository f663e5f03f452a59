import { isBot } from "isbot";
import { type AcceptedTarget, readRequestTarget } from "../../request-target.ts";
import { sessionCookie } from "../../server-context/http/auth-path.ts";
import { createCounter } from "../../server-context/http/counter.ts";
import type { OriginViews, PageView } from "./page-views.server.ts";
import { type Origin, visitOrigins } from "./visit-origin.ts";

type Header = (name: string) => string | undefined;

type CountView = (
  method: string,
  target: Pick<AcceptedTarget, "pathname" | "search" | "match">,
  status: number,
  header: Header,
  network: () => string,
) => void;

/** "opened": reached without loading a document. "stayed": still open after twenty seconds. */
export type ReportedView = "opened" | "stayed";
export const isReportedView = (kind: string): kind is ReportedView => kind === "opened" || kind === "stayed";

/** The owner: no one else has a session. */
export const isSignedIn = (header: Header): boolean => header("cookie")?.includes(`${sessionCookie}=`) ?? false;

/** Not a declared bot, link preview or health check, nor the owner. */
function isPerson(header: Header): boolean {
  const agent = header("user-agent");
  return agent !== undefined && agent !== "" && !isBot(agent) && !isSignedIn(header);
}

const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/** Whether a person opens the response as a page, not a prefetch or preview. */
function isVisit(method: string, header: Header): boolean {
  if (method !== "GET" || !isPerson(header)) return false;
  if (purposes.some((name) => /prefetch|prerender|preview/i.test(header(name) ?? ""))) return false;
  return (header("sec-fetch-dest") ?? "document") === "document";
}

/** Above the number of the site's pages; the rest is dropped. */
const maxPaths = 20_000;

/** Limit invented referrers and paths, which would fill the database. */
const maxOriginsADay = 1_000;
const maxNewNamesOfNetwork = 50;
const maxUrlLength = 2_000;

/** Accepts a limited number of names per day, and few new ones per network. */
function createNameLimit(max: number, maxOfNetwork: number) {
  let today = "";
  const names = new Set<string>();
  const added = new Map<string, number>();
  return (day: string, name: string, network: () => string): boolean => {
    if (day !== today) {
      today = day;
      names.clear();
      added.clear();
    }
    if (names.has(name)) return true;
    if (names.size >= max) return false;
    const own = added.get(network()) ?? 0;
    if (own >= maxOfNetwork) return false;
    added.set(network(), own + 1);
    names.add(name);
    return true;
  };
}

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
  const stays = createCounter<PageView>("stayed", maxPaths, saveViews);
  const originStays = createCounter<OriginViews>("stayed", maxOriginsADay, saveOrigins);
  const acceptName = createNameLimit(maxOriginsADay, maxNewNamesOfNetwork);

  function countOrigins(
    counter: typeof origins,
    found: readonly Origin[],
    counts: { day: string; views: number; stayed?: number },
    network: () => string,
  ): void {
    for (const origin of found) {
      const key = `${counts.day} ${origin.kind} ${origin.name}`;
      if (acceptName(counts.day, key, network)) counter.add(key, { ...origin, ...counts });
    }
  }

  const count: CountView = (method, { pathname: path, search, match }, status, header, network) => {
    if ((status !== 200 && status !== 304) || !match?.policy.isCounted || !isVisit(method, header)) return;
    const day = now().toISOString().slice(0, 10);
    pages.add(`${day} ${path}`, { day, path, views: 1 });
    countOrigins(origins, visitOrigins(search, header("referer"), ownHost), { day, views: 1 }, network);
  };

  /** `url`: path and query, as reported by the page; URLs that aren't counted pages, or that `exists` denies, are ignored. */
  async function countReported(
    kind: ReportedView,
    url: string,
    header: Header,
    network: () => string,
    exists: (path: string) => Promise<boolean>,
  ): Promise<void> {
    if (!url.startsWith("/") || url.length > maxUrlLength || !isPerson(header)) return;
    const page = readRequestTarget(url, ownHost);
    if (page.outcome !== "accepted" || !page.match?.policy.isCounted) return;
    const { pathname: path, search, match } = page;
    if (Object.keys(match.params).length > 0 && !(await exists(path))) return;
    const day = now().toISOString().slice(0, 10);
    if (kind === "opened") {
      pages.add(`${day} ${path}`, { day, path, views: 1 });
      return;
    }
    const counts = { day, views: 0, stayed: 1 };
    stays.add(`${day} ${path}`, { path, ...counts });
    countOrigins(originStays, visitOrigins(search, undefined, ownHost), counts, network);
  }

  async function flush(): Promise<void> {
    for (const counter of [pages, origins, stays, originStays]) await counter.flush();
  }

  return { count, countReported, isVisit, flush };
}

export type PageViews = ReturnType<typeof createPageViews>;
