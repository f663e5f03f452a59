import { stat } from "node:fs/promises";
import path from "node:path";
import { mediaTypeOf } from "../../lib/media-url.ts";
import { fileSeconds } from "../media/media-length.server.ts";
import type { EpisodeSummary } from "./episode.ts";

/** An audio file of our own and what belongs to it; paths are root-relative URLs. */
export type Recording = {
  path: string;
  /** Where it lies below the media folder. */
  file: string;
  bytes: number;
  mediaType: string;
  /** Whole seconds, or undefined when the file does not say. */
  seconds: number | undefined;
  transcriptPath: string | undefined;
  chaptersPath: string | undefined;
};

const root = "/media/";

/** The file below the media folder that a root-relative URL names, or undefined when it names none of ours. */
function mediaName(url: string): string | undefined {
  if (!url.startsWith(root)) return undefined;
  try {
    const name = decodeURIComponent(url.slice(root.length).replace(/[?#].*$/, ""));
    const isInside = !name.includes("\0") && name.split(/[/\\]/).every((part) => part !== "" && !part.startsWith("."));
    return isInside ? name : undefined;
  } catch {
    return undefined;
  }
}

async function fileSize(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

const swapEnding = (name: string, ending: string) => name.replace(/\.[^./]+$/, "") + ending;

/** The root-relative URL of a file below the media folder. */
export const mediaUrl = (name: string) => root + name.split("/").map(encodeURIComponent).join("/");

/** The first of these files below the media folder that is there and not empty. */
async function firstFile(mediaDir: string, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if (await fileSize(path.join(mediaDir, name))) return name;
  return undefined;
}

/** The audio file of an episode below the media folder, or undefined when it plays elsewhere or nowhere. */
async function soundFile(
  mediaDir: string,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<string | undefined> {
  const named = audioPlayer ? mediaName(audioPlayer) : undefined;
  if (audioPlayer) return named && mediaTypeOf(named) ? named : undefined;
  return firstFile(mediaDir, [`podcasts/${id}.mp3`, `audio/${id}.mp3`, `audio/${id}.m4a`]);
}

/**
 * Where the words and the chapters of an episode lie below the media folder: beside its audio file under the same name,
 * else as audio/{id}.vtt and audio/{id}.chapters.json, so that an episode that plays elsewhere can have them too.
 */
export async function findCompanions(
  mediaDir: string,
  id: number,
  sound: string | undefined,
): Promise<{ transcript: string | undefined; chapters: string | undefined }> {
  const find = (ending: string) =>
    firstFile(mediaDir, [...(sound ? [swapEnding(sound, ending)] : []), `audio/${id}${ending}`]);
  return { transcript: await find(".vtt"), chapters: await find(".chapters.json") };
}

/**
 * The recording of an episode when it is a file of our own: the one its player names; when it names none,
 * podcasts/{id}.mp3 or audio/{id}.mp3 (or .m4a) in the media folder.
 */
export async function findRecording(
  mediaDir: string,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<Recording | undefined> {
  const file = await soundFile(mediaDir, episode);
  const mediaType = file && mediaTypeOf(file);
  if (!file || !mediaType) return undefined;
  const place = path.join(mediaDir, file);
  const bytes = await fileSize(place);
  if (!bytes) return undefined;
  const { transcript, chapters } = await findCompanions(mediaDir, episode.id, file);
  return {
    path: mediaUrl(file),
    file,
    bytes,
    mediaType,
    seconds: (await fileSeconds(place)) ?? undefined,
    transcriptPath: transcript && mediaUrl(transcript),
    chaptersPath: chapters && mediaUrl(chapters),
  };
}
