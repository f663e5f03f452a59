import { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { setupRouterSsrQueryIntegration } from "@tanstack/react-router-ssr-query";
import { queryCacheOptions } from "./data/query-cache.ts";
import { routeTree } from "./routeTree.gen.ts";
import { PendingPage } from "./ui/pending-page.tsx";

/** A router with its own query cache: one per request on the server, one per visit in the browser. */
export function getRouter() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: queryCacheOptions(typeof window === "undefined") },
  });
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadDelay: 50,
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    scrollRestoration: true,
    notFoundMode: "root",
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
