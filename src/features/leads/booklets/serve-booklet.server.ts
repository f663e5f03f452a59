import { serveMedia } from "../../../server-context/http/serve-media.server.ts";
import { serveStored } from "../../../server-context/http/serve-stored.server.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { ownDownload } from "../../settings/settings.server.ts";
import { type DownloadName, downloadTitle, isDownloadName } from "../download.ts";
import { opensDownload } from "../leads.server.ts";
import type { DrawBooklet } from "./booklets.server.ts";

type DownloadParts = {
  drawBooklet: DrawBooklet;
  context: Pick<SiteContext, "site" | "db" | "secret" | "media">;
};

async function serveBooklet(request: Request, name: DownloadName, { drawBooklet, context }: DownloadParts) {
  const { pdf, etag } = await drawBooklet(context.site, name);
  return serveStored(request, { headers: { "Content-Type": "application/pdf" }, etag, body: pdf, brotli: undefined });
}

/** Serves the owner's PDF or the built-in one; undefined without a valid link. */
export async function serveDownload(
  request: Request,
  name: string,
  parts: DownloadParts,
): Promise<Response | undefined> {
  if (!isDownloadName(name)) return undefined;
  const { context } = parts;
  const token = new URL(request.url).searchParams.get("token") ?? "";
  if (!(await opensDownload(context, { name, token, now: new Date() }))) return undefined;
  const own = await ownDownload(context.db, name);
  const response =
    (own && (await serveMedia(request, context.media, own))) || (await serveBooklet(request, name, parts));
  response.headers.set("Content-Disposition", `inline; filename="${downloadTitle(context.site, name)}.pdf"`);
  // The URL is personal, so shared caches must not store the response.
  response.headers.set("Cache-Control", "private, max-age=0, must-revalidate");
  response.headers.set("Cross-Origin-Resource-Policy", "same-origin");
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
