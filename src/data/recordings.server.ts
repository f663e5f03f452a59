import { open, stat } from "node:fs/promises";
import path from "node:path";
import { mp3HeadLength, mp3Seconds } from "../lib/mp3-duration.ts";
import type { EpisodeSummary } from "./episode.ts";

/** A sound file of our own and what belongs to it; paths are root-relative addresses. */
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

const soundTypes: Record<string, string> = { ".mp3": "audio/mpeg", ".m4a": "audio/x-m4a" };

const root = "/media/";

/** The file below the media folder that a root-relative address names, or undefined when it names none of ours. */
function mediaName(address: string): string | undefined {
  if (!address.startsWith(root)) return undefined;
  try {
    const name = decodeURIComponent(address.slice(root.length).replace(/[?#].*$/, ""));
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

async function readSeconds(file: string, bytes: number): Promise<number | undefined> {
  const handle = await open(file);
  try {
    const read = async (length: number) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await handle.read(buffer, 0, length, 0);
      return buffer.subarray(0, bytesRead);
    };
    const seconds = mp3Seconds(await read(mp3HeadLength(await read(10))), bytes);
    return seconds === undefined ? undefined : Math.round(seconds);
  } finally {
    await handle.close();
  }
}

/**
 * The recording of an episode when it is a file of our own: the one its player names, or podcasts/{id}.mp3 in the media
 * folder when it names none. Transcript (.vtt) and chapters (.chapters.json) lie beside it under the same name.
 */
export async function findRecording(
  mediaDir: string,
  { id, audioPlayer }: Pick<EpisodeSummary, "id" | "audioPlayer">,
): Promise<Recording | undefined> {
  const file = mediaName(audioPlayer || `${root}podcasts/${id}.mp3`);
  const mediaType = file ? soundTypes[path.extname(file).toLowerCase()] : undefined;
  if (!file || !mediaType) return undefined;
  const place = path.join(mediaDir, file);
  const bytes = await fileSize(place);
  if (!bytes) return undefined;
  const address = root + file.split("/").map(encodeURIComponent).join("/");
  const beside = async (ending: string) => {
    const swap = (name: string) => name.replace(/\.[^.]+$/, ending);
    return (await fileSize(swap(place))) ? swap(address) : undefined;
  };
  return {
    path: address,
    file,
    bytes,
    mediaType,
    seconds: mediaType === "audio/mpeg" ? await readSeconds(place, bytes) : undefined,
    transcriptPath: await beside(".vtt"),
    chaptersPath: await beside(".chapters.json"),
  };
}
