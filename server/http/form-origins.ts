import { takesForm } from "./form-pages.ts";

/**
 * The request of a form that another site of ours sends, such as an exported copy, as if it came from this one; undefined for
 * every other request. Only pages that take forms from anybody take them from there.
 */
export function ownForm(request: Request, siteUrl: string, formOrigins: readonly string[]): Request | undefined {
  const origin = request.headers.get("origin");
  if (request.method !== "POST" || origin === null || !formOrigins.includes(origin)) return undefined;
  if (!takesForm(new URL(request.url).pathname)) return undefined;
  const headers = new Headers(request.headers);
  headers.set("Origin", new URL(siteUrl).origin);
  headers.set("Sec-Fetch-Site", "same-origin");
  return new Request(request, { headers });
}
