import { mediaTypeOf } from "../../lib/media-url.ts";
import { readMediaName } from "../../server-context/media-name.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import { fileSeconds } from "../media/media-length.server.ts";
import type { EpisodeSummary } from "./episode.ts";

/** An audio file of our own and what belongs to it; paths are root-relative URLs. */
export type Recording = {
  path: string;
  /** Where it lies in the media store. */
  file: string;
  bytes: number;
  mediaType: string;
  /** Whole seconds, or undefined when the file does not say. */
  seconds: number | undefined;
  transcriptPath: string | undefined;
  chaptersPath: string | undefined;
};

const root = "/media/";

/** The file in the media store that a root-relative URL names, or undefined when it names none of ours. */
const mediaName = (url: string): string | undefined =>
  url.startsWith(root) ? readMediaName(url.slice(root.length).split(/[?#]/, 1)[0] ?? "") : undefined;

/** The endings of the files that belong to a recording; a transcript with times comes before one without. */
export const companionEndings = { transcript: [".vtt", ".txt"], chapters: [".chapters.json"] } as const;

/** Where what belongs to a recording lies: beside its audio file under the same name, else under the number of the episode. */
export const companionName = (id: number, sound: string | undefined, ending: string): string =>
  (sound ? sound.replace(/\.[^./]+$/, "") : `audio/${id}`) + ending;

/** The root-relative URL of a file in the media store. */
export const mediaUrl = (name: string) => root + name.split("/").map(encodeURIComponent).join("/");

/** The first of these files in the media store that is there and not empty. */
async function firstFile(media: MediaStore, names: readonly string[]): Promise<string | undefined> {
  for (const name of names) if ((await media.stat(name))?.bytes) return name;
  return undefined;
}

/** The audio file of an episode in the media store, or undefined when it plays elsewhere or nowhere. */
async function soundFile(
  media: MediaStore,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<string | undefined> {
  const named = audioPlayer ? mediaName(audioPlayer) : undefined;
  if (audioPlayer) return named && mediaTypeOf(named) ? named : undefined;
  return firstFile(media, [`podcasts/${id}.mp3`, `audio/${id}.mp3`, `audio/${id}.m4a`]);
}

/**
 * Where the words and the chapters of an episode lie in the media store: beside its audio file under the same name, else as
 * audio/{id}.vtt (or .txt) and audio/{id}.chapters.json, so that an episode that plays elsewhere can have them too.
 */
export async function findCompanions(
  media: MediaStore,
  id: number,
  sound: string | undefined,
): Promise<{ transcript: string | undefined; chapters: string | undefined }> {
  const find = (endings: readonly string[]) => {
    const names = (of: string | undefined) => endings.map((ending) => companionName(id, of, ending));
    return firstFile(media, [...(sound ? names(sound) : []), ...names(undefined)]);
  };
  return {
    transcript: await find(companionEndings.transcript),
    chapters: await find(companionEndings.chapters),
  };
}

/**
 * The recording of an episode when it is a file of our own: the one its player names; when it names none,
 * podcasts/{id}.mp3 or audio/{id}.mp3 (or .m4a) in the media store.
 */
export async function findRecording(
  media: MediaStore,
  episode: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<Recording | undefined> {
  const file = await soundFile(media, episode);
  const mediaType = file && mediaTypeOf(file);
  if (!file || !mediaType) return undefined;
  const found = await media.stat(file);
  if (!found?.bytes) return undefined;
  const { transcript, chapters } = await findCompanions(media, episode.id, file);
  return {
    path: mediaUrl(file),
    file,
    bytes: found.bytes,
    mediaType,
    seconds: (await fileSeconds(media, found)) ?? undefined,
    transcriptPath: transcript && mediaUrl(transcript),
    chaptersPath: chapters && mediaUrl(chapters),
  };
}
