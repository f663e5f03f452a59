import { Hono } from "hono";
import { logoOf } from "../../../facts/logo.ts";
import { drawingPolicy, mediaType } from "../../../server-context/http/file-headers.ts";
import { serveStored } from "../../../server-context/http/serve-stored.server.ts";
import type { RouteEnv, RouteParts } from "../../noun.ts";
import { drawLogo, logoFileVersions, logoPaths } from "./logo-files.server.ts";

/** The owner's logo as icons and for emails; without a logo, the static files of the compass are served. */
export function lookRoutes({ context, pictures, logger }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  for (const path of logoPaths)
    routes.get(path, async ({ req }, next) => {
      const logo = logoOf(context.site);
      if (!logo) return next();
      const subject = ["logo", path, logo, await logoFileVersions(context.media, context.site)];
      const drawn = await pictures
        .get(subject, () => drawLogo(context.media, logo, path))
        .catch((error: Error) => logger.error({ path, error: error.message }, "could not draw the logo"));
      if (!drawn) return next();
      const headers = {
        "Content-Type": mediaType(path),
        "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
        "Content-Security-Policy": drawingPolicy,
        // Webmail shows it on another origin.
        "Cross-Origin-Resource-Policy": "cross-origin",
      };
      return serveStored(req.raw, { headers, etag: drawn.etag, body: drawn.picture, brotli: undefined });
    });
  return routes;
}
