import { Hono } from "hono";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { createSiteDownload } from "./export/site-download.server.ts";
import { handleImportUpload } from "./site/import-upload.server.ts";

export function importRoutes({ context, leases }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  const download = createSiteDownload(context, leases);
  routes.post("/api/admin/imports", ({ req }) => handleImportUpload(req.raw, context));
  routes.get("/api/admin/exports/:format", ({ req }, next) =>
    req.method === "HEAD" ? next() : download(req.raw, req.param("format")),
  );
  return routes;
}
