import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { Hono } from "hono";
import { uncachedResponse } from "../../server-context/http/text-response.ts";
import { recordAccess } from "../audit/audit.server.ts";
import type { RouteEnv, RouteParts } from "../noun.ts";
import { siteArchive } from "./export/site-archive.server.ts";
import { handleImportUpload } from "./site/import-upload.server.ts";
import { exportFormats } from "./site-import.ts";

/** Articles and episodes with their files for another product, as a zip that is sent while it is made; administrators only. */
async function downloadSite(
  request: Request,
  name: string,
  { context, leases }: Pick<RouteParts, "context" | "leases">,
) {
  const user = await context.readSession(request.headers);
  if (!user) return uncachedResponse(401, "Sign in to see this.");
  if (user.role !== "admin") return uncachedResponse(403, "Your account has no access to this.");
  const format = exportFormats.find((candidate) => candidate === name);
  if (!format) return uncachedResponse(404, "There is no such format.");
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const send = async () => {
    await recordAccess(context.db, { actor: user.email, action: "site.export", detail: { format } });
    const archive = siteArchive(context, format);
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="site-${format}.zip"`,
      "Cache-Control": "no-store",
    };
    resolve(new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, { headers }));
    // Cancelling the download stops the work.
    await finished(archive).catch(() => undefined);
  };
  leases.run("site download", 0, send).then((ran) => {
    if (!ran) resolve(uncachedResponse(409, "Another download is being made. Wait until it has ended."));
  }, reject);
  return promise;
}

export function importRoutes({ context, leases }: RouteParts): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>();
  routes.post("/api/admin/imports", ({ req }) => handleImportUpload(req.raw, context));
  routes.get("/api/admin/exports/:format", ({ req }, next) =>
    req.method === "HEAD" ? next() : downloadSite(req.raw, req.param("format"), { context, leases }),
  );
  return routes;
}
