import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { isOutdated } from "./lib/outdated.ts";
import { parseSearch, stringifySearch } from "./lib/url-search.ts";
import { routeTree } from "./routeTree.gen.ts";
import { staticSite } from "./static-site/static-site.ts";
import { loadParts } from "./ui/deferred-part.tsx";
import { PendingPage } from "./ui/pending-page.tsx";
import { createBrowserQueries, createServerQueries } from "./ui/queries.ts";
import { reloadOnce } from "./ui/reload-once.ts";

/**
 * Whether a page that has just been rendered goes to its top, or to where its visitor left it. The first page of a visit has
 * gone there while it arrived; by the time the client hydrates it, its visitor may be far down. A place that was asked for by
 * name is looked up again, for browsers lose the way to it when the page grows meanwhile.
 */
function restoresScroll(): (options: { location: { hash: string } }) => boolean {
  let rendered = typeof window === "undefined" ? 1 : 0;
  return ({ location }) => rendered++ > 0 || location.hash !== "";
}

/** The router of the whole site: one for each request on the server, one for each visit in the browser. */
export function getRouter() {
  const site = staticSite.current;
  const queries = import.meta.env.SSR
    ? createServerQueries(site?.moveData)
    : createBrowserQueries(async (first) =>
        (await import("./ui/query-cache.ts")).createQueryCache(first, site?.answer),
      );
  const router = createRouter({
    routeTree,
    // The table of routes knows one spelling of each (src/route-policy.ts).
    caseSensitive: true,
    context: {
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
    // The router's type asks for values that it can serialise. What server functions have answered is that, but here its type is
    // unknown, and only `never` is assignable to every serialisable type.
    dehydrate: () => ({ answers: queries.answers() as never[] }),
    hydrate: ({ answers }) => queries.seed(answers),
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: restoresScroll(),
    notFoundMode: "root",
    // A page that is shown in place of the one that was asked for: nothing on it can be lost.
    defaultOnCatch: (failure) => {
      if (isOutdated(failure)) reloadOnce();
    },
    ...(site ? { rewrite: site.rewrite } : {}),
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
