import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { serveDownload } from "./booklets/serve-booklet.server.ts";

export function leadRoutes({ context, services: { drawBooklet } }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.get("/downloads/:file{[^/]+\\.pdf}", async ({ req, env }) => {
    const { name = "" } = env.target.match?.params ?? {};
    const download = await serveDownload(req.raw, name, { drawBooklet, context });
    return download ?? new Response(null, { status: 303, headers: { Location: `/downloads/${name}` } });
  });
  return routes;
}
