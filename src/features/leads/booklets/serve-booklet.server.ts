import { serveMedia } from "../../../server-context/http/serve-media.server.ts";
import { serveStored } from "../../../server-context/http/serve-stored.server.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { ownDownload } from "../../settings/settings.server.ts";
import { downloadTitle, isDownloadName } from "../download.ts";
import { opensDownload } from "../leads.server.ts";
import type { DrawBooklet } from "./booklets.server.ts";

const drawn = (request: Request, { pdf, etag }: { pdf: Buffer; etag: string }) =>
  serveStored(request, { headers: { "Content-Type": "application/pdf" }, etag, body: pdf, brotli: undefined });

/** Serves a download by a valid link; undefined for every other request. */
export const createDownloads =
  (booklet: DrawBooklet, context: Pick<SiteContext, "site" | "db" | "secret" | "media">) =>
  async (request: Request, name: string): Promise<Response | undefined> => {
    const { searchParams } = new URL(request.url);
    if (!isDownloadName(name)) return undefined;
    const token = searchParams.get("token") ?? "";
    if (!(await opensDownload(context, { name, token, now: new Date() }))) return undefined;
    const own = await ownDownload(context.db, name);
    const response =
      (own && (await serveMedia(request, context.media, own))) || drawn(request, await booklet(context.site, name));
    response.headers.set("Content-Disposition", `inline; filename="${downloadTitle(context.site, name)}.pdf"`);
    // The URL is personal; shared caches must not store it.
    response.headers.set("Cache-Control", "private, max-age=0, must-revalidate");
    response.headers.set("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  };
