import type { RoutePolicy } from "../../src/route-policy.ts";
import { uncachedAnswer } from "../../src/server-context/http/text-answer.ts";

export const usualBodyBytes = 64 * 1024;

export const maxParameters = 200;

/** Closes the connection, so that the unread rest isn't parsed as the next request. */
export const errorResponseAndClose = (status: number, message: string, headers: Record<string, string> = {}) =>
  uncachedAnswer(status, message, { Connection: "close", ...headers });

const tooLarge = () => errorResponseAndClose(413, "That is more than this form accepts.");

export function mayExceed({ headers, body }: Request, bytes: number): boolean {
  const length = headers.get("content-length");
  return length === null || headers.has("transfer-encoding") ? body !== null : Number(length) > bytes;
}

/** The body, 413 as soon as it is too long, or undefined for none; an abort returns what has arrived. */
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

function separatorOf(type: string): string {
  const [, quoted, plain = ""] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return /^multipart\//i.test(type) ? `--${quoted ?? plain}` : "&";
}

function hasTooManyParameters(body: Buffer, type: string): boolean {
  const separator = separatorOf(type);
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
    if (count > maxParameters) return true;
  }
  return false;
}

const hasFile = (form: FormData): boolean =>
  [...form.values()].some((value) => value instanceof File && value.size > 0);

/** The only place that parses a form; undefined when it cannot be read, 413 for too many parameters, 415 for files. */
export async function parseForm(
  body: Buffer<ArrayBuffer>,
  headers: Headers,
  { acceptsFile }: RoutePolicy,
): Promise<FormData | Response | undefined> {
  const type = headers.get("content-type") ?? "";
  if (hasTooManyParameters(body, type)) return tooLarge();
  const form = await new Response(body, { headers: { "Content-Type": type } }).formData().catch(() => undefined);
  return form && !acceptsFile && hasFile(form) ? errorResponseAndClose(415, "This form takes no files.") : form;
}
