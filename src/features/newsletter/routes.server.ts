import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { createIssuePreview } from "./issues/issue-preview.server.ts";

export function newsletterRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const preview = createIssuePreview(context);
  routes.get("/api/admin/issues/:id{\\d+}/email", ({ req }, next) => {
    const id = req.param("id");
    return id.length > 9 ? next() : preview(req.raw, Number(id));
  });
  return routes;
}
