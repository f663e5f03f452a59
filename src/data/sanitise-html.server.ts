import sanitizeHtml, { type IOptions } from "sanitize-html";

const isExternal = (href: string) => /^https?:/i.test(href);

/** Browsers drop line breaks from addresses and read a backslash as a slash, so that "/\\host" leaves the site. */
const isPlain = (address: string) => !/[\p{Cc}\\]/u.test(address);

/** https, or a path of this site. */
const isImageAddress = (source: string) => isPlain(source) && /^(?:https:\/\/|\/(?!\/))/i.test(source);

/** http(s), mail, telephone, a path of this site or a place on the page. */
const isLinkAddress = (href: string) => isPlain(href) && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href);

const options: IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "blockquote", "pre", "code", "hr", "br"],
    ...["strong", "em", "b", "i", "small", "sub", "sup", "a", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
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
    a: (tagName, { href: written, title }) => {
      const attributes: Record<string, string> = {};
      const href = written?.trim() ?? "";
      if (isLinkAddress(href)) {
        attributes.href = href;
        if (isExternal(href)) attributes.rel = "noopener";
      }
      if (title !== undefined) attributes.title = title;
      return { tagName, attribs: attributes };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isImageAddress(attribs.src?.trim() ?? ""),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
};

/**
 * HTML reduced to what editors use: text, headings, lists, tables, figures, code, links and images, without styles,
 * classes, scripts or event handlers. Sanitising what is sanitised changes nothing. Node only.
 */
export function sanitiseHtml(html: string): string {
  // Text without markup is what it is; most short fields are.
  return /[<>&]/.test(html) ? sanitizeHtml(html, options) : html;
}
