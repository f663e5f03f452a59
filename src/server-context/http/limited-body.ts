import { uncachedResponse } from "./text-response.ts";

/** Closes the connection, so that the unread rest isn't parsed as the next request. */
export const errorResponseAndClose = (status: number, message: string, headers: Record<string, string> = {}) =>
  uncachedResponse(status, message, { Connection: "close", ...headers });

export const tooLarge = () => errorResponseAndClose(413, "That is more than this form accepts.");

/** The body, 413 as soon as it is too long, or undefined for none; an abort returns the bytes received. */
export async function readLimitedBody({ headers, body }: Request, maxBytes: number, signal?: AbortSignal) {
  if (Number(headers.get("content-length") ?? 0) > maxBytes) return tooLarge();
  if (!body) return undefined;
  const reader = body.getReader();
  const end = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", end);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) {
        end();
        return tooLarge();
      }
      chunks.push(part.value);
    }
  } catch {
    return errorResponseAndClose(400, "This request ended before it was complete.");
  }
  return Buffer.concat(chunks);
}
