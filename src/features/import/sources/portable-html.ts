import { DomUtils } from "htmlparser2";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { writeFootnotes } from "./footnotes.ts";
import { audioOrVideo, embed, figure, type Picture, toggle } from "./html-blocks.ts";
import {
  attribute,
  byTag,
  findElement,
  findElements,
  type HtmlElement,
  type HtmlRule,
  isElement,
  type Nodes,
  parseHtml,
  renderHtml,
  wordsOf,
} from "./html-tree.ts";

/** Attributes with the picture's URL, including those of lazy loading; the first one with a value wins. */
const pictureAttributes = ["data-orig-file", "data-image", "data-src", "data-lazy-src", "data-original", "src"];

const isBlank = (url: string) => url === "" || url.startsWith("data:image/gif") || url.startsWith("data:image/svg");

/** The widest of a srcset. */
function widest(srcset: string): string {
  const sources = srcset.split(/,\s+/).map((source) => {
    const [url = "", width = "0"] = source.trim().split(/\s+/);
    return { url, width: Number.parseFloat(width) || 0 };
  });
  return sources.toSorted((a, b) => b.width - a.width)[0]?.url ?? "";
}

export function pictureUrl(image: HtmlElement): string {
  const lazyUrl = pictureAttributes.map((name) => attribute(image, name)).find((url) => !isBlank(url));
  return lazyUrl ?? widest(attribute(image, "srcset") || attribute(image, "data-srcset"));
}

const isPicture = byTag("img");

/** `<noscript>` repeats the lazy picture beside it. */
function hasPictureBeside({ parent }: HtmlElement, cache: Map<unknown, boolean>): boolean {
  const has = cache.get(parent) ?? parent?.children.some((node) => isElement(node) && isPicture(node)) ?? false;
  cache.set(parent, has);
  return has;
}

/** Of audio, video, and plug-ins. */
const sourceOf = (player: HtmlElement) =>
  attribute(player, "src") ||
  attribute(player, "data-src") ||
  attribute(player, "data") ||
  attribute(findElement(player, byTag("source", "embed")) ?? player, "src");

const dropped = /^(?:style|link|meta|template|head|title|svg|button|base)$/;
const unwrapped = /^(?:div|section|article|main|span|font|center|picture|html|body|time)$/;
const inForms = /^(?:form|input|select|textarea|option|label|fieldset)$/;

const blockTags = /^(?:p|ul|ol|table|h[1-6]|blockquote|figure|pre|div|section|img|hr|dl|aside|iframe|details)$/;
const hasBlocks = (element: HtmlElement): boolean =>
  element.children.some((node) => isElement(node) && (blockTags.test(node.name) || hasBlocks(node)));

/** Loose text of a container becomes a paragraph. */
function unwrap(element: HtmlElement, inner: () => string): string {
  const html = inner();
  const isBlock = element.name === "div" || element.name === "section" || element.name === "article";
  return isBlock && html.trim() && !hasBlocks(element) ? `<p>${html.trim()}</p>` : html;
}

export const inline = (element: HtmlElement | undefined): string =>
  element ? renderHtml(element.children, []).trim() : "";

const asLine: HtmlRule = (element, inner) => {
  if (element.name === "span") return inner();
  if (!/^(?:h\d|p|div)$/.test(element.name)) return undefined;
  return inner() + (DomUtils.nextElementSibling(element) ? "<br>" : "");
};

/** Inline HTML for a caption or summary, with line breaks between blocks. */
export const lineOf = (content: HtmlElement | Nodes | undefined): string =>
  content ? renderHtml(Array.isArray(content) ? content : content.children, [asLine]).trim() : "";

export const childOf = (element: HtmlElement, tag: string): HtmlElement | undefined =>
  element.children.filter(isElement).find(({ name }) => name === tag);

/** Rules for all products, applied after their own. */
const commonRules = (notes: Set<string>): HtmlRule => {
  const pictureParents = new Map<unknown, boolean>();
  return (element, inner) => {
    const { name } = element;
    if (name === "script") {
      const source = attribute(element, "src");
      if (source.startsWith("https://gist.github.com/")) return embed(source.replace(/\.js(?=$|\?)/, ""), notes);
      notes.add("A script was left out.");
      return "";
    }
    if (dropped.test(name)) return "";
    if (inForms.test(name)) {
      notes.add("A form was left out.");
      return "";
    }
    if (name === "img") {
      const [src, width, height] = [pictureUrl(element), attribute(element, "width"), attribute(element, "height")];
      if (!src) return "";
      return figure({ src, alt: attribute(element, "alt"), width, height }).replace(/^<figure>|<\/figure>$/g, "");
    }
    if (name === "noscript") return hasPictureBeside(element, pictureParents) ? "" : inner();
    if (name === "iframe" || name === "embed" || name === "object") return embed(sourceOf(element), notes);
    if (name === "math") {
      const latex = findElement(element, byTag("annotation"));
      return `<code>${escapeHtml(wordsOf(latex ?? element))}</code>`;
    }
    if (name === "audio" || name === "video") return audioOrVideo(sourceOf(element), name, notes);
    if (name === "details") {
      const summary = childOf(element, "summary");
      return toggle(lineOf(summary), inner(element.children.filter((node) => node !== summary)));
    }
    return unwrapped.test(name) ? unwrap(element, inner) : undefined;
  };
};

const emptyParagraph = /<p>(?:\s|&nbsp;)*<\/p>/g;

/** Converts another product's HTML to what the site's editor supports. `rules` come first; losses are added to `notes`. */
export function portableHtml(html: string, rules: readonly HtmlRule[], notes: Set<string>): string {
  const rendered = renderHtml(writeFootnotes(parseHtml(html)), [...rules, commonRules(notes)]);
  return rendered.replaceAll(emptyParagraph, "").trim();
}

export const captionOf = (element: HtmlElement): string => lineOf(findElement(element, byTag("figcaption")));

/** Pictures of a gallery, each with its own caption. */
export const picturesOf = (element: HtmlElement): Picture[] =>
  findElements(element, isPicture).map((image) => {
    const [alt, width, height] = [attribute(image, "alt"), attribute(image, "width"), attribute(image, "height")];
    const linked = image.parent && isElement(image.parent) && image.parent.name === "a" ? image.parent : image;
    const holder = linked.parent && isElement(linked.parent) && linked.parent !== element ? linked.parent : undefined;
    return { src: pictureUrl(image), alt, width, height, caption: lineOf(holder && childOf(holder, "figcaption")) };
  });
