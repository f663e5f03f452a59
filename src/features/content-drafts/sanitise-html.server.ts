import sanitizeHtml, { type IOptions, type Tag } from "sanitize-html";
import { escapeHtml } from "../../lib/plain-text.ts";
import { isUrlFor } from "../../lib/web-url.ts";
import { readPictureWidth } from "./picture-width.ts";
import { embedLinkText, readStoredEmbed } from "./stored-embed.ts";

const isExternal = (href: string) => /^https?:/i.test(href);

/** The place of a known service's player; undefined when the URL is none of theirs. */
function placeholder(url: string | undefined): Tag | undefined {
  const embed = readStoredEmbed(url ?? "");
  return embed && { tagName: "figure", attribs: { "data-embed": embed.page } };
}

/** The width of a picture where it is not that of the text. */
function widthOf(stored: string | undefined): Record<string, string> {
  const width = readPictureWidth(stored);
  return width === "text" ? {} : { "data-width": width };
}

const options: IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr", "br"],
    ...["strong", "em", "b", "i", "u", "s", "del", "ins", "mark", "small", "sub", "sup", "kbd", "samp", "var", "abbr"],
    ...["a", "img", "figure", "figcaption", "aside", "q", "cite", "dl", "dt", "dd"],
    ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  // Of these nothing is stored, not even their text: it is code, a form's content or a fallback that browsers never show.
  nonTextTags: ["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes", "template", "title"],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    abbr: ["title"],
    col: ["span"],
    colgroup: ["span"],
    figure: ["data-embed", "data-width"],
    img: ["src", "alt", "width", "height"],
    ol: ["start", "reversed", "type"],
    li: ["value"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  // The page's own title is its only h1.
  transformTags: {
    h1: "h2",
    h5: "h4",
    h6: "h4",
    figure: (tagName, { "data-embed": url, "data-width": width }) =>
      placeholder(url) ?? { tagName, attribs: widthOf(width) },
    iframe: (tagName, { src }) => placeholder(src) ?? { tagName, attribs: {} },
    a: (tagName, { href: written, title }) => {
      const attributes: Record<string, string> = {};
      const href = written?.trim() ?? "";
      if (isUrlFor("link", href)) {
        attributes.href = href;
        if (isExternal(href)) attributes.rel = "noopener";
      }
      if (title !== undefined) attributes.title = title;
      return { tagName, attribs: attributes };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isUrlFor("picture", attribs.src?.trim() ?? ""),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
};

/** A placeholder that does not begin with its link yet, and the text there instead, which is a frame's fallback. */
const bareEmbed = /<figure data-embed="([^"]*)">(?!<a )[^<]*/g;

/** Paragraphs that came to nothing when a placeholder took their place. */
const emptyBesideEmbed =
  /<p>\s*<\/p>\s*(?=<figure data-embed)|(?<=<figure data-embed="[^"]*"><a [^>]*>[^<]*<\/a><\/figure>)\s*<p>\s*<\/p>/g;

/** One reading by the sanitiser itself. */
function sanitiseOnce(html: string): string {
  const clean = sanitizeHtml(html, options);
  if (!clean.includes("<figure data-embed")) return clean;
  return clean.replaceAll(emptyBesideEmbed, "").replaceAll(bareEmbed, (whole, page: string) => {
    const embed = readStoredEmbed(page);
    const rel = isExternal(page) ? ' rel="noopener"' : "";
    const link = embed && `<a href="${embed.page}"${rel}>${embedLinkText(embed)}</a>`;
    return link ? `<figure data-embed="${page}">${link}` : whole;
  });
}

/** Elements open within each other, more than any document has; reading them takes the square of their number. */
const deepestNesting = 20_000;

/** Whether more elements are open at one place than any document has. */
function isTooDeep(html: string): boolean {
  let open = 0;
  for (const [tag] of html.matchAll(/<\/?(?!(?:img|br|hr|col|wbr|input)\b)[a-z]/gi)) {
    open = Math.max(0, open + (tag[1] === "/" ? -1 : 1));
    if (open > deepestNesting) return true;
  }
  return false;
}

/** The words of a text, without any markup. */
const wordsOf = (html: string): string => escapeHtml(html.replaceAll(/<[^<>]*>/g, " "));

/** What is malformed may need several passes until another one changes nothing; more than a few are an attack. */
const maxTurns = 8;

/**
 * HTML reduced to what editors use: text, headings, lists, tables, figures, callouts (`<aside>`), code, links and images,
 * without styles, classes, scripts or event handlers. A figure may be `data-width="small"` or `"wide"`. Sanitising what is sanitised changes nothing. Node only.
 *
 * Players of YouTube, Vimeo, Spotify and SoundCloud become `<figure data-embed="PAGE"><a href="PAGE" rel="noopener">Watch
 * on YouTube</a></figure>`: nothing loads, the link works by itself, and `data-embed` (always the https URL of the
 * video's, episode's or track's own page, as `readStoredEmbed` writes it) is what the page may turn into the consent
 * placeholder. An episode of this site has its path there. Every other frame is dropped.
 */
export function sanitiseHtml(html: string): string {
  if (isTooDeep(html)) return wordsOf(html);
  let before = html;
  for (let turn = 0; turn < maxTurns; turn++) {
    const after = sanitiseOnce(before);
    if (after === before) return after;
    before = after;
  }
  // No reading that settles: the words, without any markup.
  return sanitizeHtml(before, { allowedTags: [], allowedAttributes: {} });
}
