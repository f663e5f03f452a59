import { maxUploadBytes } from "../../features/media/media.ts";
import { uploadError } from "../../features/media/send-file.ts";

export type Uploaded = { id: number; kind: string; address: string };

/** The user cancelled the upload. */
export class UploadCancelled extends Error {
  override name = "UploadCancelled";
}

/** XMLHttpRequest, since fetch reports no progress (0 to 1). @throws UploadCancelled after `signal` was aborted */
export function upload(file: File, onProgress: (part: number) => void, signal?: AbortSignal): Promise<Uploaded> {
  if (file.size > maxUploadBytes) return Promise.reject(new Error("A file can have 200 MB at most."));
  if (signal?.aborted) return Promise.reject(new UploadCancelled());
  const { promise, resolve, reject } = Promise.withResolvers<Uploaded>();
  const request = new XMLHttpRequest();
  request.open("POST", "/api/admin/media");
  request.responseType = "json";
  request.setRequestHeader("X-File-Name", encodeURIComponent(file.name.toWellFormed()));
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener("error", () => reject(new Error("The connection was lost. Please try again.")));
  request.addEventListener("abort", () => reject(new UploadCancelled()));
  signal?.addEventListener("abort", () => request.abort());
  request.addEventListener("load", () => {
    const answer = request.response as (Uploaded & { message?: string }) | null;
    if (request.status === 201 && answer) resolve(answer);
    else reject(uploadError(request.status, answer?.message ?? "The file was not accepted."));
  });
  request.send(file);
  return promise;
}
