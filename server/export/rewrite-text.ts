import { exportedUrl, isInFileFolder } from "../../src/static-site/exported-url.ts";
import type { ExportPlace } from "./export-url.ts";

/*
 * Texts whose URLs no router writes: what the owner has stored, with links to this site in it, and what pages, feeds and sitemaps
 * say with absolute URLs, from fifty pure functions that know an origin and no folder. Links, scripts and styles of pages come
 * right from the router and the build.
 */

/** A text as a pattern that finds exactly it. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const decode = (text: string) => text.replaceAll("&amp;", "&");
const encode = (text: string) => text.replaceAll("&", "&amp;");

/** Attributes of stored markup that hold one URL. */
const attribute = /(\s(?:href|src|poster)=)(["'])(\/(?![/\\])[^"'\\]*)(?=["'])/gi;
const sourceSet = /(\ssrcset=)(["'])(\/[^"'\\]*)(?=["'])/gi;

/** What follows a host in a text: a URL up to whatever ends it there, markup that is escaped included. */
const rest = "(/(?:&amp;|[^\\s\"'<>\\\\)`&])*)?";

/** Every URL below `origin` in a text with what precedes it, root-relative; a sentence's end is no part of one. */
export function ownUrls(origin: string, text: string): string[] {
  const found = text.matchAll(new RegExp(`${escapePattern(origin)}(?![\\w.:-])${rest}`, "g"));
  return [...found].map(([, url = "/"]) => decode(url).replace(sentenceEnd, ""));
}

const sentenceEnd = /(?<![.,;:!?])[.,;:!?]+$/;

/** Every absolute URL of the site itself in a text, also those that are quoted in another URL. */
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
      const moved = exportedUrl(place, decodeURIComponent(url) || "/");
      return encodeURIComponent(/^https?:/.test(moved) ? moved : place.origin + moved);
    });
}

/** Stored markup with its own root-relative URLs as the exported site has them. */
export function rewriteMarkup(place: ExportPlace, html: string): string {
  const moved = (url: string) => encode(exportedUrl(place, decode(url)));
  return html
    .replaceAll(attribute, (_, name: string, quote: string, url: string) => name + quote + moved(url))
    .replaceAll(sourceSet, (_, name: string, quote: string, list: string) => {
      const entries = list.split(/,\s+/).map((entry) => entry.replace(/^\S+/, moved));
      return name + quote + entries.join(", ");
    });
}

/** What a query was answered, with the URLs in its texts as the exported site has them: of files, in markup, and absolute ones. */
export function moveData<Data>(place: ExportPlace, data: Data): Data {
  const move = (value: unknown): unknown => {
    if (typeof value === "string") {
      return isInFileFolder(value) ? exportedUrl(place, value) : rewriteOrigin(place, rewriteMarkup(place, value));
    }
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, move(part)]));
  };
  return move(data) as Data;
}

/** The web manifest: every text in it that is a URL of the site. */
export const rewriteManifest = (place: ExportPlace, json: string) =>
  json.replaceAll(/"(\/[^"]*)"/g, (_, url: string) => `"${exportedUrl(place, url)}"`);
