import { replaceUrls } from "../../src/lib/edit-html.ts";
import { decodedPath } from "../../src/lib/web-url.ts";
import { exportedUrl } from "../../src/static-site/exported-url.ts";
import type { ExportDeployment } from "./export-url.ts";

/* Rewrites URLs that the router does not write: in stored markup, and absolute ones in pages, feeds and sitemaps. */

export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const decode = (text: string) => text.replaceAll("&amp;", "&");
const encode = (text: string) => text.replaceAll("&", "&amp;");

const pathPattern = "(/(?:&amp;|[^\\s\"'<>\\\\)`&])*)?";

const ownUrlPattern = (origin: string) => new RegExp(`${escapePattern(origin)}(?![\\w.:-])${pathPattern}`, "g");

/** The URLs of `origin` in a text, root-relative and without trailing punctuation. */
export const ownUrls = (origin: string, text: string): string[] =>
  [...text.matchAll(ownUrlPattern(origin))].map(([, url = "/"]) => decode(url).replace(sentenceEnd, ""));

const sentenceEnd = /(?<![.,;:!?])[.,;:!?]+$/;

/** Including URLs that are encoded within another URL. */
export function rewriteOrigin(deployment: ExportDeployment, text: string): string {
  const absolute = (url: string) => {
    const exported = exportedUrl(deployment, url);
    return /^https?:/.test(exported) ? exported : deployment.origin + exported;
  };
  const encodedUrl = new RegExp(
    `${escapePattern(encodeURIComponent(deployment.origin))}((?:%2F[^&"'\\s<>]*)?)(?=[&"'\\s<>]|$)`,
    "g",
  );
  return text
    .replaceAll(ownUrlPattern(deployment.origin), (_, url: string = "/") => {
      const [punctuation = ""] = sentenceEnd.exec(url) ?? [];
      return encode(absolute(decode(url.slice(0, url.length - punctuation.length)))) + punctuation;
    })
    .replaceAll(encodedUrl, (_, url: string) => encodeURIComponent(absolute(decodedPath(url) || "/")));
}

export const rewriteMarkup = (deployment: ExportDeployment, html: string): string =>
  replaceUrls(html, ["href"], (url) => (/^\/(?![/\\])/.test(url) ? exportedUrl(deployment, url) : undefined));

/** Rewrites markup and absolute URLs in a query's data. */
export function rewriteData<Data>(deployment: ExportDeployment, data: Data): Data {
  const rewriteValue = (value: unknown): unknown => {
    if (typeof value === "string") return rewriteOrigin(deployment, rewriteMarkup(deployment, value));
    if (Array.isArray(value)) return value.map(rewriteValue);
    if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewriteValue(part)]));
  };
  return rewriteValue(data) as Data;
}
