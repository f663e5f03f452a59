import { downloads, isDownloadName } from "../../src/features/leads/download.ts";
import { opensDownload } from "../../src/features/leads/leads.server.ts";
import { ownDownload } from "../../src/features/settings/settings.server.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { serveMedia } from "./media.ts";

/** Serves a download by a valid link; undefined for every other request. */
export const createDownloads =
  (files: Pick<FileStore, "stat" | "get">, context: Pick<SiteContext, "db" | "secret" | "media">) =>
  async (request: Request, name: string): Promise<Response | undefined> => {
    const { searchParams } = new URL(request.url);
    if (!isDownloadName(name)) return undefined;
    const token = searchParams.get("token") ?? "";
    if (!(await opensDownload(context, { name, token, now: new Date() }))) return undefined;
    const { file, title } = downloads[name];
    const own = await ownDownload(context.db, name);
    const response =
      (own && (await serveMedia(request, context.media, own))) || (await serveMedia(request, files, file));
    if (!response) throw new Error(`the download ${file} is missing`);
    response.headers.set("Content-Disposition", `inline; filename="${title}.pdf"`);
    // The URL is personal; shared caches must not store it.
    response.headers.set("Cache-Control", "private, max-age=0, must-revalidate");
    response.headers.set("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  };
