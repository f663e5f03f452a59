import { chosenUrl } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { serialize } from "../../lib/process/serialize.ts";
import { loggedPath } from "../../logged-path.ts";
import { isBuiltIn } from "../../match-route.ts";
import { type AcceptedTarget, readRequestTarget } from "../../request-target.ts";
import type { Db } from "../../server-context/db.ts";
import { createCounter } from "../../server-context/http/counter.ts";
import { plainPageOf } from "../../server-context/http/plain-page.ts";
import type { Log } from "../../server-context/log.ts";
import type { Redirect } from "./redirect.ts";
import { addRedirectHits, addUnknownUrls, loadRedirects, type RedirectHits } from "./redirects.server.ts";

/** Milliseconds; debounces successive changes. */
const debounceMs = 200;
/** Milliseconds after a failed reload: the old redirects would stay until the next change. */
const retryMs = 5_000;

const maxHitsPerFlush = 5_000;
const maxUnknownPerFlush = 200;
const maxUnknownLength = 500;

type Options = {
  db: Db;
  siteUrl: string;
  /** Current site: its language and the owner's own URLs. */
  site: () => Site;
  logger: Pick<Log, "error">;
};

type Target = Pick<AcceptedTarget, "pathname" | "search">;
type MatchedTarget = Target & Pick<AcceptedTarget, "match">;

export type Redirects = Awaited<ReturnType<typeof openRedirects>>;

/** Holds all redirects in memory and reloads them when they change; counts hits and unknown URLs. */
export async function openRedirects({ db, siteUrl, site, logger }: Options) {
  const { host } = new URL(siteUrl);
  let index = new Map<string, Redirect>();
  let isReloadScheduled = false;
  const hits = createCounter<RedirectHits>("hits", maxHitsPerFlush, (rows) => addRedirectHits(db, rows));
  const unknown = createCounter<{ path: string; times: number }>("times", maxUnknownPerFlush, (rows) =>
    addUnknownUrls(db, rows),
  );

  /** Keyed by the normal form of requests. */
  const reload = serialize(async () => {
    const next = new Map<string, Redirect>();
    for (const redirect of await loadRedirects(db)) {
      const target = readRequestTarget(redirect.source, host);
      if (target.outcome === "accepted") next.set(target.pathname + target.search, redirect);
      else if (target.outcome === "moved") next.set(target.location, redirect);
    }
    index = next;
  });

  /** Once for many changes. */
  function scheduleReload(delayMs: number): void {
    if (isReloadScheduled) return;
    isReloadScheduled = true;
    setTimeout(() => {
      isReloadScheduled = false;
      reload().catch((error: Error) => {
        logger.error({ error: error.message }, "could not read the redirects");
        scheduleReload(retryMs);
      });
    }, delayMs).unref();
  }

  const find = ({ pathname, search }: Target): Redirect | undefined =>
    index.get(pathname + search) ?? (search === "" ? undefined : index.get(pathname));

  function locationOf({ source, target }: Redirect & { target: string }, search: string): string {
    // Campaign tags are carried over.
    const carriesQuery = search !== "" && !source.includes("?") && !/[?#]/.test(target);
    return chosenUrl(site(), carriesQuery ? target + search : target);
  }

  function countHit(source: string): void {
    const day = new Date().toISOString().slice(0, 10);
    hits.add(`${day} ${source}`, { source, day, hits: 1 });
  }

  function respond(redirect: Redirect, search: string): Response {
    countHit(redirect.source);
    const { target } = redirect;
    if (target === null) {
      const { body, headers } = plainPageOf(site(), "gone");
      return new Response(body, { status: 410, headers });
    }
    const headers = { Location: locationOf({ ...redirect, target }, search), "Cache-Control": "no-cache" };
    return new Response(null, { status: 301, headers });
  }

  await reload();

  return {
    reload,
    changed: () => scheduleReload(debounceMs),
    /** For URLs without a page: an unknown path, or an old query ("/?p=12"). */
    respondWithRedirect(target: MatchedTarget): Response | undefined {
      const redirect = find(target);
      if (!redirect) return undefined;
      const { match } = target;
      if (match?.policy.area || match?.policy.isPrivate) return undefined;
      return !match || match.policy.isFallback || redirect.source.includes("?")
        ? respond(redirect, target.search)
        : undefined;
    },
    /** Replaces the response of a missing page. Also counts hits of automatic redirects. */
    respondNotFound(target: MatchedTarget, response: Response, isVisit: boolean): Response {
      const { pathname: path } = target;
      const { hasToken, isPrivate, area } = target.match?.policy ?? {};
      if (response.status === 301 && !isPrivate) countHit(path);
      if (response.status !== 404) return response;
      const redirect = find(target);
      if (redirect) return respond(redirect, target.search);
      if (isVisit && !hasToken && !isPrivate && !area && path.length <= maxUnknownLength && loggedPath(path) === path) {
        unknown.add(path, { path, times: 1 });
      }
      return response;
    },
    /** Final URL of a target that isn't normalised, so that "/old-post/" needs one redirect only. */
    resolveTarget(location: string): string | undefined {
      const [pathname = "", search = ""] = location.split(/(?=\?)/, 2);
      const redirect = find({ pathname, search });
      if (!redirect?.target || isBuiltIn(pathname)) return undefined;
      countHit(redirect.source);
      return locationOf({ ...redirect, target: redirect.target }, search);
    },
    async flush(): Promise<void> {
      await hits.flush();
      await unknown.flush();
    },
  };
}
