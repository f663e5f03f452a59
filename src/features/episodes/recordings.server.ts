import { mediaTypeOf } from "../../lib/media-url.ts";
import { minuteMs } from "../../lib/time/durations.ts";
import { type MediaStore, readMediaName, type StoredFile } from "../../server-context/media-store.ts";
import { fileSeconds } from "../media/media-length.server.ts";
import type { EpisodeSummary } from "./episode.ts";
import type { EpisodeSource } from "./episode-source.ts";

export type PlayableEpisode = Pick<EpisodeSummary, "id" | "audioPlayer">;

/** Paths are root-relative URLs. */
export type Recording = {
  path: string;
  file: string;
  bytes: number;
  mediaType: string;
  seconds: number | undefined;
  transcriptPath: string | undefined;
  chaptersPath: string | undefined;
};

const root = "/media/";

const mediaName = (url: string): string | undefined =>
  url.startsWith(root) ? readMediaName(url.slice(root.length).split(/[?#]/, 1)[0] ?? "") : undefined;

/** Preferred first: timed before untimed. */
export const episodeFileEndings = { transcript: [".vtt", ".txt"], chapters: [".chapters.json"] } as const;

/** Beside the audio file under its name, else under the episode's id. */
export const episodeFileName = (id: number, audioFile: string | undefined, ending: string): string =>
  (audioFile ? audioFile.replace(/\.[^./]+$/, "") : `audio/${id}`) + ending;

/** Owners may enter the site's own URLs in full. */
export const withoutOrigin = (url: string, siteUrl: string): string =>
  url.trim().startsWith(`${siteUrl}/`) ? url.trim().slice(siteUrl.length) : url;

export const mediaUrl = (name: string) => root + name.split("/").map(encodeURIComponent).join("/");

/** The first that exists and isn't empty. */
async function firstFile(media: MediaStore, names: readonly string[]): Promise<StoredFile | undefined> {
  for (const name of names) {
    const file = await media.stat(name);
    if (file?.bytes) return file;
  }
  return undefined;
}

/** The player's file, else podcasts/{id}.mp3, audio/{id}.mp3 or .m4a; empty for a recording on another host. */
function recordingNames({ id, audioPlayer }: PlayableEpisode, siteUrl: string): string[] {
  if (!audioPlayer) return [`podcasts/${id}.mp3`, `audio/${id}.mp3`, `audio/${id}.m4a`];
  const name = mediaName(withoutOrigin(audioPlayer, siteUrl));
  return name === undefined ? [] : [name];
}

const cacheMs = minuteMs;

/** Finds the public episode whose recording is a file of the media store. */
export function createEpisodeFinder(
  { content, siteUrl }: { content: Pick<EpisodeSource, "listEpisodes">; siteUrl: string },
  now: () => number = Date.now,
) {
  let cached: { files: Promise<ReadonlyMap<string, number>>; until: number } | undefined;
  async function readFiles(): Promise<ReadonlyMap<string, number>> {
    const episodes = await content.listEpisodes();
    return new Map(
      episodes.flatMap((episode) =>
        recordingNames(episode, siteUrl).map((name): [string, number] => [name, episode.id]),
      ),
    );
  }
  return async (urlPath: string): Promise<number | null> => {
    const name = readMediaName(urlPath);
    if (name === undefined) return null;
    if (!cached || cached.until < now()) cached = { files: readFiles(), until: now() + cacheMs };
    const { files } = cached;
    return (await files.catch(() => undefined))?.get(name) ?? null;
  };
}

/** Next to the audio file, else audio/{id}.vtt (or .txt) and audio/{id}.chapters.json for episodes played elsewhere. */
export async function findEpisodeFiles(
  media: MediaStore,
  id: number,
  audioFile: string | undefined,
): Promise<{ transcript: string | undefined; chapters: string | undefined }> {
  const find = async (endings: readonly string[]) => {
    const names = (base: string | undefined) => endings.map((ending) => episodeFileName(id, base, ending));
    return (await firstFile(media, [...(audioFile ? names(audioFile) : []), ...names(undefined)]))?.name;
  };
  return {
    transcript: await find(episodeFileEndings.transcript),
    chapters: await find(episodeFileEndings.chapters),
  };
}

/** In the media store. */
export async function findRecording(
  { media, siteUrl }: { media: MediaStore; siteUrl: string },
  episode: PlayableEpisode,
): Promise<Recording | undefined> {
  const file = await firstFile(media, recordingNames(episode, siteUrl));
  const mediaType = file && mediaTypeOf(file.name);
  if (!file || !mediaType) return undefined;
  const { transcript, chapters } = await findEpisodeFiles(media, episode.id, file.name);
  return {
    path: mediaUrl(file.name),
    file: file.name,
    bytes: file.bytes,
    mediaType,
    seconds: (await fileSeconds(media, file)) ?? undefined,
    transcriptPath: transcript && mediaUrl(transcript),
    chaptersPath: chapters && mediaUrl(chapters),
  };
}
