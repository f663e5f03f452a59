import { downloads, isDownloadName } from "../../src/features/leads/download.ts";
import { opensDownload } from "../../src/features/leads/leads.server.ts";
import type { FileStore } from "../../src/server-context/media-store.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { serveMedia } from "./media.ts";

/**
 * Hands a download to anyone who has a link that opens it; undefined for every other request.
 * @param files the store that holds them
 */
export const createDownloads =
  (files: Pick<FileStore, "stat" | "get">, context: Pick<SiteContext, "db" | "secret">) =>
  async (request: Request, name: string): Promise<Response | undefined> => {
    const { searchParams } = new URL(request.url);
    if (!isDownloadName(name)) return undefined;
    const token = searchParams.get("token") ?? "";
    if (!(await opensDownload(context, { name, token, now: new Date() }))) return undefined;
    const { file, title } = downloads[name];
    const response = await serveMedia(request, files, file);
    if (!response) throw new Error(`the download ${file} is missing`);
    response.headers.set("Content-Disposition", `inline; filename="${title}.pdf"`);
    // The URL is one person's; a shared cache must not hand it on.
    response.headers.set("Cache-Control", "private, max-age=0, must-revalidate");
    response.headers.set("Cross-Origin-Resource-Policy", "same-origin");
    response.headers.set("X-Robots-Tag", "noindex");
    return response;
  };
