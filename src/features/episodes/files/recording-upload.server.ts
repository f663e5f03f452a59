import { randomBytes } from "node:crypto";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { SiteContext } from "../../../server-context/request-context.ts";
import { fileKind } from "../../media/file-kind.server.ts";
import { receiveFile, requireUploader, respondToUpload, UploadError } from "../../media/receive-upload.server.ts";
import { findRecording } from "../recordings.server.ts";

const megabyte = 1024 * 1024;
const maxBytes = 500 * megabyte;

async function recordingEnding(file: string): Promise<string> {
  const extension = (await fileKind(file))?.extension;
  if (extension === "mp3" || extension === "m4a") return extension;
  throw new UploadError(
    415,
    "This is neither an MP3 nor an M4A file. Export the recording in one of them, then upload it again.",
  );
}

type Parts = Pick<SiteContext, "media" | "siteUrl" | "readSession">;

export const handleRecordingUpload = (request: Request, parts: Parts): Promise<Response> =>
  respondToUpload(request, async () => {
    const { media } = parts;
    await requireUploader(request, parts);
    if (!request.body) throw new UploadError(422, "There is no file in this request.");
    const message = `The file is larger than ${maxBytes / megabyte} MB.`;
    if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new UploadError(413, message);
    await mkdir(media.incomingDir, { recursive: true });
    const received = path.join(media.incomingDir, randomBytes(12).toString("hex"));
    try {
      const bytes = await receiveFile(request, received, { maxBytes, message });
      if (bytes === 0) throw new UploadError(422, "The file is empty.");
      const name = `episode-${new Date().toISOString().slice(0, 10)}-${randomBytes(16).toString("hex")}`;
      const file = `audio/${name}.${await recordingEnding(received)}`;
      await media.putFile(file, received);
      const recording = await findRecording(parts, { id: 0, audioPlayer: `/media/${file}` });
      return Response.json({
        path: `/media/${file}`,
        bytes: recording?.bytes ?? 0,
        seconds: recording?.seconds ?? null,
      });
    } finally {
      await rm(received, { force: true });
    }
  });
