import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { createMediaUpload } from "./media-upload.server.ts";

export function mediaRoutes({ context }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const upload = createMediaUpload(context);
  routes.post("/api/admin/media", ({ req }) => upload(req.raw));
  return routes;
}
