import type { ContentSource } from "../../../server-context/content-source.ts";
import { type Files, serveMedia } from "../../../server-context/http/serve-media.server.ts";
import { readMediaName } from "../../../server-context/media-store.ts";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { findRecording } from "../recordings.server.ts";

/** Visitors could guess these URLs before the episode is published. */
const episodeFile = /^audio[/\\](\d{1,9})\.(?:vtt|txt|chapters\.json)$/i;

const audioEndings = [".mp3", ".m4a", ".ogg", ".flac", ".wav"];

async function episodeOfFile(media: Files, urlPath: string): Promise<number | undefined> {
  const [, number] = episodeFile.exec(readMediaName(urlPath) ?? "") ?? [];
  if (number === undefined) return undefined;
  const files = await Promise.all(audioEndings.map((ending) => media.stat(`audio/${number}${ending}`)));
  return files.some((file) => file !== undefined) ? undefined : Number(number);
}

/** Exports of other products and replaced files are private; in upper case too, for file systems that ignore case. */
const isPrivate = (urlPath: string) => /^(?:imports|replaced)[/\\]/i.test(readMediaName(urlPath) ?? "");

/** Like `serveMedia`; serves files of non-public episodes only to administrators. */
export async function serveVisibleMedia(
  request: Request,
  parts: { content: Pick<ContentSource, "getEpisode">; media: Files } & Pick<SiteContext, "readSession">,
  urlPath: string,
): Promise<Response | undefined> {
  const { content, media, readSession } = parts;
  if (isPrivate(urlPath)) return undefined;
  const id = await episodeOfFile(media, urlPath);
  if (id === undefined || (await content.getEpisode(id))) return serveMedia(request, media, urlPath);
  const user = await readSession(request.headers);
  if (user?.role !== "admin") return undefined;
  const response = await serveMedia(request, media, urlPath);
  response?.headers.set("Cache-Control", "no-store");
  return response;
}

/** Undefined for non-public episodes and recordings on other hosts. */
export async function serveRecording(
  request: Request,
  context: Pick<SiteContext, "media" | "siteUrl"> & { content: Pick<ContentSource, "getEpisode"> },
  episodeId: number,
): Promise<Response | undefined> {
  const episode = await context.content.getEpisode(episodeId);
  const recording = episode && (await findRecording(context, episode));
  return recording ? serveMedia(request, context.media, recording.file) : undefined;
}
