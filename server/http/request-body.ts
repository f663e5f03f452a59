import type { RoutePolicy } from "../../src/route-policy.ts";
import { errorResponseAndClose, tooLarge } from "../../src/server-context/http/limited-body.ts";

export const defaultBodyBytes = 64 * 1024;

export const maxParameters = 200;

export function mayExceed({ headers, body }: Request, bytes: number): boolean {
  const length = headers.get("content-length");
  return length === null || headers.has("transfer-encoding") ? body !== null : Number(length) > bytes;
}

function separatorOf(type: string): string {
  const [, quoted, plain = ""] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
  return /^multipart\//i.test(type) ? `--${quoted ?? plain}` : "&";
}

function hasTooManyParameters(body: Buffer, type: string): boolean {
  const separator = separatorOf(type);
  let count = 0;
  for (let index = body.indexOf(separator); index !== -1; index = body.indexOf(separator, index + separator.length)) {
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
