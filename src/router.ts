import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { getGlobalStartContext } from "@tanstack/react-start";
import { defaultSite, type Site, siteInPage } from "./facts/site.ts";
import { withDehydratedTexts } from "./features/texts/page-texts.queries.ts";
import { isOutdated } from "./lib/outdated.ts";
import { parseSearch, stringifySearch } from "./lib/url-search.ts";
import { pageUrlRewrite } from "./page-url-rewrite.ts";
import { routeTree } from "./routeTree.gen.ts";
import { staticSite } from "./static-site/static-site.ts";
import { loadParts } from "./ui/deferred-part.tsx";
import { PendingPage } from "./ui/pending-page.tsx";
import { createBrowserQueries, createServerQueries } from "./ui/queries.ts";
import { reloadOnce } from "./ui/reload-once.ts";

/** Skips the first page, whose visitor may have scrolled before hydration; seeks hash targets again as the page grows. */
function restoresScroll(): (options: { location: { hash: string } }) => boolean {
  let rendered = typeof window === "undefined" ? 1 : 0;
  return ({ location }) => rendered++ > 0 || location.hash !== "";
}

const initialSite = (): Site => (import.meta.env.SSR ? (getGlobalStartContext()?.site ?? defaultSite) : siteInPage());

export function getRouter() {
  let site = initialSite();
  const exported = staticSite.current;
  const queries = import.meta.env.SSR
    ? createServerQueries(exported?.moveData)
    : createBrowserQueries(async (first) =>
        (await import("./ui/query-cache.ts")).createQueryCache(first, exported?.readQuery),
      );
  const router = createRouter({
    routeTree,
    caseSensitive: true,
    context: {
      site: () => site,
      changeSite(change: (current: Site) => Site): Site {
        site = change(site);
        return site;
      },
      queries,
      loadPages: async (routeIds: readonly string[]): Promise<void> => {
        const routes = Object.values<AnyRoute>({ ...router.routesById }).filter(({ id }) => routeIds.includes(id));
        await Promise.all(routes.map(async (route) => router.loadRouteChunk(route)))
          .then(loadParts)
          .catch(() => undefined);
      },
    },
    parseSearch,
    stringifySearch,
    // The router requires a serialisable type; the data is serialisable but typed unknown, and only `never` fits.
    dehydrate: () => ({ queries: queries.dehydrate() as never[] }),
    hydrate: ({ queries: dehydrated }) => {
      queries.seed(dehydrated);
      site = withDehydratedTexts(site, dehydrated);
    },
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    // The query cache decides freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: restoresScroll(),
    notFoundMode: "root",
    // Replaced pages hold no input that could be lost.
    defaultOnCatch: (failure) => {
      if (isOutdated(failure)) reloadOnce();
    },
    ...staticSite.router,
    ...pageUrlRewrite(site, staticSite.router?.rewrite),
  });
  if (!import.meta.env.SSR && !exported) {
    const first = location.href;
    void import("./features/visits/trail.ts").then(({ trackVisit }) => trackVisit(router, first));
  }
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
