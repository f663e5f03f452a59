import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { findRecording, mediaUrl } from "../../src/features/episodes/recordings.server.ts";
import { readMediaName } from "../../src/lib/media-name.ts";
import { parseWebVtt } from "../../src/lib/web-vtt.ts";
import type { FileStore } from "../../src/request/media-store.ts";
import type { SiteContext } from "../../src/request/request-context.ts";
import { answerUpload, firstBytes, receiveFile, requireUploader, UploadError } from "../media/receive-upload.ts";

const megabyte = 1024 * 1024;
const kinds = {
  audio: { largest: 500 * megabyte },
  transcript: { largest: 5 * megabyte },
  chapters: { largest: megabyte },
} as const;
type Kind = keyof typeof kinds;

const chapterFile = z.object({
  chapters: z.array(z.object({ startTime: z.number().min(0), title: z.string().min(1) })).min(1),
});

/** The type of an audio file by its first bytes, whatever its name. */
async function soundEnding(file: string): Promise<".mp3" | ".m4a"> {
  const head = await firstBytes(file, 12);
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2;
  if (head.toString("latin1", 0, 3) === "ID3" || isFrame) return ".mp3";
  if (head.toString("latin1", 4, 8) === "ftyp") return ".m4a";
  throw new UploadError(415, "This is neither an MP3 nor an M4A file.");
}

async function checkText(file: string, kind: "transcript" | "chapters"): Promise<void> {
  const text = (await readFile(file, "utf8")).replace(/^\ufeff/, "");
  if (kind === "transcript") {
    if (!/^WEBVTT[ \t\r\n]/.test(text))
      throw new UploadError(415, "A transcript is a WebVTT file: it begins with WEBVTT.");
    if (!parseWebVtt(text)?.length) {
      throw new UploadError(
        422,
        "This transcript has no lines with times, so there is nothing to show. Export it again.",
      );
    }
    return;
  }
  const parsed = z.preprocess((value) => JSON.parse(String(value)) as unknown, chapterFile);
  try {
    parsed.parse(text);
  } catch {
    throw new UploadError(415, "Chapters are a JSON file with a list “chapters” of startTime and title.");
  }
}

/** Where a transcript or chapters go: beside their recording, which has to be there, under its name. */
async function companionOf(
  media: Pick<FileStore, "stat">,
  recording: string,
  kind: "transcript" | "chapters",
): Promise<string> {
  const file = recording.startsWith("/media/") ? readMediaName(recording.slice("/media/".length)) : undefined;
  if (!file || !/\.(mp3|m4a)$/i.test(file)) throw new UploadError(422, "Upload the recording first.");
  if (!(await media.stat(file))) {
    throw new UploadError(422, `There is no recording at ${recording}. Upload it first, or correct its address.`);
  }
  return file.replace(/\.[^.]+$/, kind === "transcript" ? ".vtt" : ".chapters.json");
}

/** A transcript or chapters of an episode whose recording lies on another server are stored under its number. */
function episodeCompanion(episode: string, kind: "transcript" | "chapters"): string {
  if (!/^[1-9]\d{0,8}$/.test(episode)) throw new UploadError(422, "Save the episode first.");
  return `audio/${episode}${kind === "transcript" ? ".vtt" : ".chapters.json"}`;
}

type Parts = Pick<SiteContext, "media" | "siteUrl" | "readSession">;

/** Accepts a file from an administrator: `kind` and, for what belongs to a recording, `recording` in the URL. */
export const handleUpload = (request: Request, parts: Parts): Promise<Response> =>
  answerUpload(async () => {
    const { media } = parts;
    await requireUploader(request, parts);
    const { searchParams } = new URL(request.url);
    const kind = searchParams.get("kind") ?? "";
    if (!Object.hasOwn(kinds, kind) || !request.body) throw new UploadError(422, "There is no file in this request.");
    const { largest } = kinds[kind as Kind];
    await mkdir(media.incomingDir, { recursive: true });
    const waiting = path.join(media.incomingDir, randomBytes(12).toString("hex"));
    try {
      const message = `The file is larger than ${largest / megabyte} MB.`;
      const received = await receiveFile(request, waiting, { maxBytes: largest, message });
      if (received === 0) throw new UploadError(422, "The file is empty.");
      if (kind === "transcript" || kind === "chapters") {
        const episode = searchParams.get("episode");
        const target =
          episode === null
            ? await companionOf(media, searchParams.get("recording") ?? "", kind)
            : episodeCompanion(episode, kind);
        await checkText(waiting, kind);
        await media.putFile(target, waiting);
        return Response.json({ path: mediaUrl(target) });
      }
      const name = `episode-${new Date().toISOString().slice(0, 10)}-${randomBytes(16).toString("hex")}`;
      const file = `audio/${name}${await soundEnding(waiting)}`;
      await media.putFile(file, waiting);
      const found = await findRecording(media, { id: 0, audioPlayer: `/media/${file}` });
      return Response.json({ path: `/media/${file}`, bytes: found?.bytes ?? 0, seconds: found?.seconds ?? null });
    } finally {
      await rm(waiting, { force: true });
    }
  });
