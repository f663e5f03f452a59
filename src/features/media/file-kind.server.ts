import { openAsBlob } from "node:fs";
import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import type { MediaKind } from "./media.ts";

/** Recognised by content, not by name; pictures are left to the decoder. */
type FileKind = { kind: MediaKind; type: string; extension: string };

const audioKind = (type: string, extension: string): FileKind => ({ kind: "audio", type, extension });
const mp3 = audioKind("audio/mpeg", "mp3");
const m4a = audioKind("audio/mp4", "m4a");

const kinds: Record<string, FileKind> = {
  "application/pdf": { kind: "document", type: "application/pdf", extension: "pdf" },
  "audio/mpeg": mp3,
  "audio/ogg": audioKind("audio/ogg", "ogg"),
  "audio/ogg; codecs=opus": audioKind("audio/ogg", "ogg"),
  "audio/flac": audioKind("audio/flac", "flac"),
  "audio/wav": audioKind("audio/wav", "wav"),
  "audio/mp4": m4a,
  "audio/x-m4a": m4a,
};

/** Video containers, some of which contain audio only. */
const videoContainers = /^video\/(?:mp4|3gpp2?|quicktime|x-m4v)$/;

/** Parses the file as the given type; false if it is damaged. */
async function hasAudioOnly(file: string, type: string): Promise<boolean> {
  const { parseBlob } = await import("music-metadata");
  const options = { duration: false, skipCovers: true };
  const metadata = await parseBlob(await openAsBlob(file, { type }), options).catch(() => undefined);
  // No container means that no frame was found.
  return metadata?.format.container !== undefined && metadata.format.hasAudio === true && !metadata.format.hasVideo;
}

/** Undefined for pictures and unsupported types. */
export async function fileKind(file: string): Promise<FileKind | undefined> {
  const mime = (await fileTypeFromFile(file))?.mime;
  if (mime && kinds[mime]) return kinds[mime];
  if (mime) return videoContainers.test(mime) && (await hasAudioOnly(file, m4a.type)) ? m4a : undefined;
  const handle = await open(file);
  const start = Buffer.alloc(1024);
  try {
    await handle.read(start, 0, start.length);
  } finally {
    await handle.close();
  }
  const head = start.toString("latin1");
  // PDF readers accept the signature anywhere in the first kilobyte.
  if (/^[\s\xef\xbb\xbf]*%PDF-/.test(head)) return kinds["application/pdf"];
  const isPadded = /^(?:\0|APETAGEX|ID3)/.test(head);
  return isPadded && (await hasAudioOnly(file, mp3.type)) ? mp3 : undefined;
}
