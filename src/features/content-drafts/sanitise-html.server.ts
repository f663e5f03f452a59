import { createHash } from "node:crypto";
import sanitizeHtml, { type IOptions, type Tag } from "sanitize-html";
import { escapeHtml } from "../../lib/plain-text.ts";
import { isUrlFor } from "../../lib/web-url.ts";
import { readCard } from "./cards.ts";
import { footnoteId } from "./footnote-id.ts";
import { readPictureWidth } from "./picture-width.ts";
import { embedLinkText, readStoredEmbed } from "./stored-embed.ts";

/** Increment if the sanitiser would change HTML that it has marked; not if it allows more. */
export const sanitiserVersion = 1;

type Parts = readonly (string | null)[];

const digest = (parts: Parts) =>
  createHash("sha256")
    .update(JSON.stringify(parts.map((part) => part ?? "")))
    .digest("base64url");

const mark = (parts: Parts) => `${sanitiserVersion}:${digest(parts)}`;

/** Null if sanitising changes the HTML. */
export const sanitisedMark = (parts: Parts): string | null =>
  parts.every((part) => !part || sanitiseHtml(part) === part) ? mark(parts) : null;

/** Whether the mark belongs to this HTML and this version of the sanitiser. */
export const isMarked = (stored: string | null | undefined, parts: Parts): boolean =>
  Boolean(stored) && stored === mark(parts);

const isExternal = (href: string) => /^https?:/i.test(href);

/** Undefined unless the URL is of a supported service. */
function placeholder(url: string | undefined): Tag | undefined {
  const embed = readStoredEmbed(url ?? "");
  return embed && { tagName: "figure", attribs: { "data-embed": embed.page } };
}

function widthOf(stored: string | undefined): Record<string, string> {
  const width = readPictureWidth(stored);
  return width === "text" ? {} : { "data-width": width };
}

function cardAttributes(element: string, stored: string | undefined): Record<string, string> {
  const card = readCard(element, stored);
  return card ? { "data-card": card } : {};
}

/** Downloads of uploaded files keep their original name. */
const isOwnFile = (href: string) => href.startsWith("/media/");

function footnoteAttributes(rawId: string | undefined): Record<string, string> {
  const id = footnoteId(rawId);
  return id ? { id } : {};
}

const options: IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr", "br"],
    ...["strong", "em", "b", "i", "u", "s", "del", "ins", "mark", "small", "sub", "sup", "kbd", "samp", "var", "abbr"],
    ...["a", "img", "figure", "figcaption", "aside", "details", "summary", "q", "cite", "dl", "dt", "dd"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  // Dropped with their text: code, form content, or a fallback that browsers never show.
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes", "template", "title"],
  allowedAttributes: {
    a: ["href", "title", "rel", "download", "id"],
    abbr: ["title"],
    col: ["span"],
    colgroup: ["span"],
    figure: ["data-embed", "data-width", "data-card"],
    p: ["data-card"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "reversed", "type"],
    li: ["value", "id"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  // The page's own title is its only h1.
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    figure: (tagName, { "data-embed": url, "data-width": width, "data-card": card }) =>
      placeholder(url) ?? { tagName, attribs: { ...widthOf(width), ...cardAttributes(tagName, card) } },
    p: (tagName, { "data-card": card }) => ({ tagName, attribs: cardAttributes(tagName, card) }),
    iframe: (tagName, { src }) => placeholder(src) ?? { tagName, attribs: {} },
    li: (tagName, { id, value }) => ({
      tagName,
      attribs: { ...(value !== undefined && { value }), ...footnoteAttributes(id) },
    }),
    a: (tagName, { href: rawHref, title, download, id }) => {
      const attributes: Record<string, string> = {};
      const href = rawHref?.trim() ?? "";
      if (isUrlFor("link", href)) {
        attributes.href = href;
        if (isExternal(href)) attributes.rel = "noopener";
        if (download && isOwnFile(href)) attributes.download = download;
      }
      if (title !== undefined) attributes.title = title;
      return { tagName, attribs: { ...attributes, ...footnoteAttributes(id) } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isUrlFor("picture", attribs.src?.trim() ?? ""),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
};

/** A placeholder with the frame's fallback text instead of a link. */
const bareEmbed = /<figure data-embed="([^"]*)">(?!<a )[^<]*/g;

/** Paragraphs that a placeholder has left empty. */
const emptyBesideEmbed =
  /<p>\s*<\/p>\s*(?=<figure data-embed)|(?<=<figure data-embed="[^"]*"><a [^>]*>[^<]*<\/a><\/figure>)\s*<p>\s*<\/p>/g;

function sanitiseOnce(html: string): string {
  const clean = sanitizeHtml(html, options);
  if (!clean.includes("<figure data-embed")) return clean;
  return clean.replaceAll(emptyBesideEmbed, "").replaceAll(bareEmbed, (match, page: string) => {
    const embed = readStoredEmbed(page);
    const rel = isExternal(page) ? ' rel="noopener"' : "";
    const link = embed && `<a href="${embed.page}"${rel}>${embedLinkText(embed)}</a>`;
    return link ? `<figure data-embed="${page}">${link}` : match;
  });
}

/** Parsing time grows with the square of the depth. */
const maxNesting = 20_000;

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<\/?(?!(?:img|br|hr|col|wbr|input)\b)[a-z]/gi)) {
    depth = Math.max(0, depth + (tag[1] === "/" ? -1 : 1));
    if (depth > maxNesting) return true;
  }
  return false;
}

const plainTextOf = (html: string): string => escapeHtml(html.replaceAll(/<[^<>]*>/g, " "));

/** Malformed HTML may need several passes; more than a few are an attack. */
const maxPasses = 8;

/**
 * Reduces HTML to what the editors can write, without styles, classes, scripts and handlers. Idempotent; Node only.
 * Players become `<figure data-embed="PAGE"><a href="PAGE" rel="noopener">Watch on YouTube</a></figure>`: nothing loads, and
 * pages turn `data-embed` (as `readStoredEmbed` writes it; a path for own episodes) into the consent placeholder.
 */
export function sanitiseHtml(html: string): string {
  if (isTooDeep(html)) return plainTextOf(html);
  let previous = html;
  for (let pass = 0; pass < maxPasses; pass++) {
    const sanitised = sanitiseOnce(previous);
    if (sanitised === previous) return sanitised;
    previous = sanitised;
  }
  // Still unstable: only the text remains.
  return sanitizeHtml(previous, { allowedTags: [], allowedAttributes: {} });
}
