import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { isOutdated, reloadOnce } from "./lib/outdated.ts";
import { queryCacheOptions } from "./lib/query-cache.ts";
import { routeTree } from "./routeTree.gen.ts";
import { staticSite } from "./static-site/static-site.ts";
import { PendingPage } from "./ui/pending-page.tsx";

/**
 * Whether a page that has just been rendered goes to its top, or to where its visitor left it. The first page of a visit has
 * gone there while it arrived; by the time the client hydrates it, its visitor may be far down. A place that was asked for by
 * name is looked up again, for browsers lose the way to it when the page grows meanwhile.
 */
function restoresScroll(): (options: { location: { hash: string } }) => boolean {
  let rendered = typeof window === "undefined" ? 1 : 0;
  return ({ location }) => rendered++ > 0 || location.hash !== "";
}

/** A router with its own query cache: one per request on the server, one per visit in the browser. */
export function getRouter() {
  const site = staticSite.current;
  const queryClient = new QueryClient({
    defaultOptions: { queries: queryCacheOptions(typeof window === "undefined", site?.answer) },
  });
  const router = createRouter({
    routeTree,
    // The table of routes knows one spelling of each (src/route-policy.ts).
    caseSensitive: true,
    context: { queryClient },
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
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
