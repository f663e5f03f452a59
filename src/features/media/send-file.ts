import { HttpError } from "../../lib/error-message.ts";
import { functionErrorCodes } from "../../server-context/error-messages.ts";

type Options = { method?: "POST" | "PUT"; headers?: Record<string, string>; signal?: AbortSignal | undefined };

/**
 * With XMLHttpRequest, because fetch doesn't report upload progress (0 to 1).
 * @throws HttpError with the server's message, or the reason of `signal`
 */
export function sendFile<Response>(
  url: string,
  file: File,
  onProgress: (progress: number) => void,
  { method = "PUT", headers = {}, signal }: Options = {},
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const request = new XMLHttpRequest();
  request.open(method, url);
  request.responseType = "json";
  request.setRequestHeader("Content-Type", "application/octet-stream");
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
  request.addEventListener("error", () => reject(new Error("The connection was lost. Please try again.")));
  request.addEventListener("abort", () => reject(signal?.reason));
  signal?.addEventListener("abort", () => request.abort());
  request.addEventListener("load", () => {
    const { status } = request;
    if (status < 400) return resolve(request.response as Response);
    const { message = "The file was not accepted.", code = functionErrorCodes[status] } =
      (request.response as { message?: string; code?: string } | null) ?? {};
    reject(new HttpError(status, message, code));
  });
  if (signal?.aborted) reject(signal.reason);
  else request.send(file);
  return promise;
}
