import { escapeHtml } from "../../../lib/plain-text.ts";
import { fileNameOf } from "../sources/html-blocks.ts";
import {
  attribute,
  byTag,
  findElements,
  type HtmlElement,
  isElement,
  parseHtml,
  renderHtml,
} from "../sources/html-tree.ts";
import { pictureUrl } from "../sources/portable-html.ts";

/** Files of a media library; other links lead to pages. */
const fileName = /\.(?:jpe?g|png|webp|avif|gif|pdf|mp3|m4a|ogg|flac|wav)$/i;

/** Not in a media library. */
const otherFileName = /\.(?:mp4|m4v|mov|webm|zip|docx?|xlsx?|pptx?|epub)$/i;

const pathOf = (url: string) => url.split(/[?#]/, 1)[0] ?? "";

/** Links to other files than those of a media library. */
export const otherFiles = (html: string): string[] =>
  findElements(parseHtml(html), byTag("a"))
    .map((link) => attribute(link, "href"))
    .filter((url) => otherFileName.test(pathOf(url)));

const isFileElement = byTag("img", "a");

const urlOf = (element: HtmlElement): string =>
  element.name === "a" ? attribute(element, "href") : pictureUrl(element);

/** Neither a link to a page nor an inline picture. */
const isFile = (element: HtmlElement, url: string) =>
  element.name === "a" ? fileName.test(pathOf(url)) : !/^data:/i.test(url);

/** Pictures, and files that a text links to. */
export function namedFiles(html: string): { url: string; alt: string }[] {
  const files = new Map<string, string>();
  for (const element of findElements(parseHtml(html), isFileElement)) {
    const url = urlOf(element);
    if (url && isFile(element, url) && !files.has(url)) files.set(url, attribute(element, "alt"));
  }
  return [...files].map(([url, alt]) => ({ url, alt }));
}

const cardAround = ({ parent }: HtmlElement) => (parent && isElement(parent) ? attribute(parent, "data-card") : "");

/** A picture without an absolute URL would be a broken icon, so its name is shown instead. */
const nameOf = (image: HtmlElement, url: string) =>
  cardAround(image) === "bookmark" ? "" : `<em>${escapeHtml(attribute(image, "alt") || fileNameOf(url))}</em>`;

/** Inserts the URLs of copied files, and names instead of `missing` pictures; drops srcset, because the site has its own sizes. */
export function withCopies(html: string, addresses: ReadonlyMap<string, string>, missing = new Set<string>()): string {
  if (addresses.size === 0 && missing.size === 0) return html;
  const nodes = parseHtml(html);
  for (const element of findElements(nodes, isFileElement)) {
    const url = urlOf(element);
    const address = addresses.get(url);
    if (address && cardAround(element) === "file") element.attribs.download ||= fileNameOf(url);
    if (address) element.attribs[element.name === "a" ? "href" : "src"] = address;
  }
  return renderHtml(nodes, [
    (element) => (element.name === "img" && missing.has(urlOf(element)) ? nameOf(element, urlOf(element)) : undefined),
  ]);
}
