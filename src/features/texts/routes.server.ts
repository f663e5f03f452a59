import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { servePageDraft, servePreview } from "./preview-page.server.ts";

export function textRoutes(parts: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post("/admin/preview", ({ req, env }) => servePreview(parts, req.raw, env.network()));
  routes.get("/preview/page/:token", ({ req, env }) => servePageDraft(parts, req.param("token"), env.network()));
  return routes;
}
