import { mediaTypeOf } from "../../lib/media-url.ts";
import { minuteMs } from "../../lib/time/durations.ts";
import { type MediaStore, readMediaName } from "../../server-context/media-store.ts";
import { fileSeconds } from "../media/media-length.server.ts";
import type { EpisodeSummary } from "./episode.ts";
import type { EpisodeSource } from "./episode-source.ts";

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
export const episodeFileName = (id: number, sound: string | undefined, ending: string): string =>
  (sound ? sound.replace(/\.[^./]+$/, "") : `audio/${id}`) + ending;

export const mediaUrl = (name: string) => root + name.split("/").map(encodeURIComponent).join("/");

/** The first that exists and is not empty. */
async function firstFile(media: MediaStore, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if ((await media.stat(name))?.bytes) return name;
  return undefined;
}

async function soundFile(
  media: MediaStore,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<string | undefined> {
  const fileName = audioPlayer ? mediaName(audioPlayer) : undefined;
  if (audioPlayer) return fileName && mediaTypeOf(fileName) ? fileName : undefined;
  return firstFile(media, [`podcasts/${id}.mp3`, `audio/${id}.mp3`, `audio/${id}.m4a`]);
}

/** Milliseconds for which the files of episodes are known. */
const cacheMs = minuteMs;

/** Finds the public episode whose recording is a file of the media store. */
export function createEpisodeFinder(content: Pick<EpisodeSource, "listEpisodes">, now: () => number = Date.now) {
  let known: { files: Promise<ReadonlyMap<string, number>>; until: number } | undefined;
  async function readFiles(): Promise<ReadonlyMap<string, number>> {
    const episodes = await content.listEpisodes();
    return new Map(
      episodes.flatMap(({ id, audioPlayer }) => {
        const fileName = audioPlayer ? mediaName(audioPlayer) : undefined;
        const names = audioPlayer ? [fileName] : [`podcasts/${id}.mp3`, `audio/${id}.mp3`, `audio/${id}.m4a`];
        return names.flatMap((name): [string, number][] => (name === undefined ? [] : [[name, id]]));
      }),
    );
  }
  return async (urlPath: string): Promise<number | null> => {
    const name = readMediaName(urlPath);
    if (name === undefined) return null;
    if (!known || known.until < now()) known = { files: readFiles(), until: now() + cacheMs };
    const { files } = known;
    return (await files.catch(() => undefined))?.get(name) ?? null;
  };
}

/** Next to the audio file, else audio/{id}.vtt (or .txt) and audio/{id}.chapters.json for episodes played elsewhere. */
export async function findEpisodeFiles(
  media: MediaStore,
  id: number,
  sound: string | undefined,
): Promise<{ transcript: string | undefined; chapters: string | undefined }> {
  const find = (endings: readonly string[]) => {
    const names = (of: string | undefined) => endings.map((ending) => episodeFileName(id, of, ending));
    return firstFile(media, [...(sound ? names(sound) : []), ...names(undefined)]);
  };
  return {
    transcript: await find(episodeFileEndings.transcript),
    chapters: await find(episodeFileEndings.chapters),
  };
}

/** The player's file, else podcasts/{id}.mp3 or audio/{id}.mp3 (or .m4a) in the media store. */
export async function findRecording(
  media: MediaStore,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<Recording | undefined> {
  const file = await soundFile(media, episode);
  const mediaType = file && mediaTypeOf(file);
  if (!file || !mediaType) return undefined;
  const stat = await media.stat(file);
  if (!stat?.bytes) return undefined;
  const { transcript, chapters } = await findEpisodeFiles(media, episode.id, file);
  return {
    path: mediaUrl(file),
    file,
    bytes: stat.bytes,
    mediaType,
    seconds: (await fileSeconds(media, stat)) ?? undefined,
    transcriptPath: transcript && mediaUrl(transcript),
    chaptersPath: chapters && mediaUrl(chapters),
  };
}
