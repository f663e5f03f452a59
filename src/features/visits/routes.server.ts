import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { isReportedView } from "./count-views.server.ts";

export function visitRoutes({ context: { siteUrl }, services, pages }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post("/page-views/:kind", async ({ req, env: { network } }) => {
    const kind = req.param("kind");
    if (isReportedView(kind)) {
      // Rendered in this network's turn, unless the page is in the cache.
      const client = { network, isVisitor: true };
      const exists = async (path: string) => (await pages.serve(new Request(siteUrl + path), client)).ok;
      await services.views.countReported(kind, await req.text(), (name) => req.header(name), network, exists);
    }
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  });
  return routes;
}
