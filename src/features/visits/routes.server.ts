import { Hono } from "hono";
import { builtInPath } from "../../facts/page-urls.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { isReportedView } from "./count-views.server.ts";

export function visitRoutes({ context, services, pages }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post("/page-views/:kind", async ({ req, env: { network } }) => {
    const kind = req.param("kind");
    if (isReportedView(kind)) {
      const [path = "", search] = (await req.text()).split(/(?=\?)/, 2);
      const pageUrl = builtInPath(context.site, path) + (search ?? "");
      // Queued per network, unless the page is cached.
      const client = { network, isVisitor: true };
      const exists = async (page: string) => (await pages.serve(new Request(context.siteUrl + page), client)).ok;
      await services.views.countReported(kind, pageUrl, (name) => req.header(name), network, exists);
    }
    return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
  });
  return routes;
}
