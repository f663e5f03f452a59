import { withUrls } from "../../src/lib/edit-html.ts";
import { decodedPath } from "../../src/lib/web-url.ts";
import { exportedUrl } from "../../src/static-site/exported-url.ts";
import type { ExportPlace } from "./export-url.ts";

/* Rewrites URLs that the router does not write: in stored markup, and absolute ones in pages, feeds and sitemaps. */

export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const decode = (text: string) => text.replaceAll("&amp;", "&");
const encode = (text: string) => text.replaceAll("&", "&amp;");

const rest = "(/(?:&amp;|[^\\s\"'<>\\\\)`&])*)?";

/** Root-relative URLs below `origin`, with the text before each; punctuation at the end is left out. */
export function ownUrls(origin: string, text: string): string[] {
  const found = text.matchAll(new RegExp(`${escapePattern(origin)}(?![\\w.:-])${rest}`, "g"));
  return [...found].map(([, url = "/"]) => decode(url).replace(sentenceEnd, ""));
}

const sentenceEnd = /(?<![.,;:!?])[.,;:!?]+$/;

/** Including URLs quoted within another URL. */
export function rewriteOrigin(place: ExportPlace, text: string): string {
  const plain = new RegExp(`${escapePattern(place.origin)}(?![\\w.:-])${rest}`, "g");
  const quoted = new RegExp(
    `${escapePattern(encodeURIComponent(place.origin))}((?:%2F[^&"'\\s<>]*)?)(?=[&"'\\s<>]|$)`,
    "g",
  );
  return text
    .replaceAll(plain, (_, url: string = "/") => {
      const [end = ""] = sentenceEnd.exec(url) ?? [];
      const moved = encode(exportedUrl(place, decode(url.slice(0, url.length - end.length))));
      return (/^https?:/.test(moved) ? moved : place.origin + moved) + end;
    })
    .replaceAll(quoted, (_, url: string) => {
      const moved = exportedUrl(place, decodedPath(url) || "/");
      return encodeURIComponent(/^https?:/.test(moved) ? moved : place.origin + moved);
    });
}

export const rewriteMarkup = (place: ExportPlace, html: string): string =>
  withUrls(html, ["href"], (url) => (/^\/(?![/\\])/.test(url) ? exportedUrl(place, url) : undefined));

/** Rewrites markup and absolute URLs in a query's data. */
export function moveData<Data>(place: ExportPlace, data: Data): Data {
  const move = (value: unknown): unknown => {
    if (typeof value === "string") return rewriteOrigin(place, rewriteMarkup(place, value));
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, move(part)]));
  };
  return move(data) as Data;
}
