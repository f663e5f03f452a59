import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { createDownloads } from "./booklets/serve-booklet.server.ts";

export function leadRoutes({ context, services: { drawBooklet } }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const serve = createDownloads(drawBooklet, context);
  routes.get("/downloads/:file{[^/]+\\.pdf}", async ({ req, env }) => {
    const { name = "" } = env.target.match?.params ?? {};
    const toPage = { status: 303, headers: { Location: `/downloads/${name}` } };
    return (await serve(req.raw, name)) ?? new Response(null, toPage);
  });
  return routes;
}
