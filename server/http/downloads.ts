import { downloadPurpose, downloads, isDownloadName } from "../../src/features/leads/download.ts";
import type { FileStore } from "../../src/request/media-store.ts";
import { readLink, type SigningSecret } from "../../src/request/signed-link.ts";
import { serveMedia } from "./media.ts";

/**
 * Hands a download to anyone who has a link that was signed for it and has not expired; undefined for every other request.
 * @param files the store that holds them
 */
export const createDownloads =
  (files: Pick<FileStore, "stat" | "get">, secret: SigningSecret) =>
  async (request: Request, name: string): Promise<Response | undefined> => {
    const { searchParams } = new URL(request.url);
    if (!isDownloadName(name)) return undefined;
    const link = readLink(secret, downloadPurpose(name), searchParams.get("token") ?? "", new Date());
    if ("problem" in link) return undefined;
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
