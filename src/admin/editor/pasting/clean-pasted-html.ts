import { isTypedUrlFor } from "../../../lib/web-url.ts";
import { writeHeadings } from "./pasted-headings.ts";
import { boldOf, italicOf, type PastedStyles, readPastedStyles, separateStyles } from "./pasted-styles.ts";
import { nestLists, writeWordLists } from "./word-lists.ts";

export type PastedHtml = {
  html: string;
  /** Pictures that the clipboard only names and that no other device can open, such as files on the writer's disk. */
  missing: string[];
};

/** Not part of the text, only of use to the application that wrote it. */
const foreign =
  "script, meta, link, title, xml, noscript, template, iframe, object, svg, input, button, select, textarea";

const keptAttributes: Record<string, readonly string[]> = {
  a: ["href", "title"],
  img: ["src", "alt", "width", "height"],
  ol: ["start"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  figure: ["data-embed", "data-width"],
};

const blocks = "p, div, ul, ol, li, table, blockquote, aside, pre, figure, h2, h3, h4, hr";

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function removeForeign(body: Element, styles: PastedStyles): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) found.push(comment);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll(`${foreign}, .Apple-interchange-newline, .EOP`)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    const style = styles.of(element);
    if (style.get("display") === "none" || style.get("mso-hide") === "all") element.remove();
  }
}

/** Bold, italic, crossed out, raised and lowered text as elements; in a heading, weight and slant are the heading's own. */
function writeMarks(body: Element, styles: PastedStyles): void {
  // From the inside out: what is wrapped must not be visited again.
  for (const element of [...body.querySelectorAll("*")].toReversed()) {
    const style = styles.of(element);
    const { localName } = element;
    const isBlock = element.matches(`${blocks}, td, th, tr, table, tbody, thead, img, br`) && !element.matches("p");
    if (/^(?:b|strong)$/.test(localName)) {
      if (boldOf(style) === false || element.closest("h2, h3, h4") || element.querySelector(blocks)) unwrap(element);
    } else if (/^(?:i|em)$/.test(localName)) {
      if (italicOf(style) === false) unwrap(element);
    } else if (!isBlock && !element.closest("h2, h3, h4, pre")) {
      if (boldOf(style)) wrapContent(element, "strong");
      if (italicOf(style)) wrapContent(element, "em");
      if (style.get("text-decoration")?.includes("line-through")) wrapContent(element, "s");
    }
    const raised = style.get("vertical-align");
    if (localName === "span" && (raised === "super" || raised === "sub"))
      wrapContent(element, raised === "super" ? "sup" : "sub");
  }
}

/** The last part of a URL, as people know a file. */
const fileName = (url: string) =>
  decodeURI(url.split(/[?#]/)[0] ?? "")
    .split(/[/\\]/)
    .at(-1) ?? "";

/** Where a link of Google leads that goes by way of its redirect; any other URL as it is. */
function withoutRedirect(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  if (!/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) || pathname !== "/url") return href;
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  return isTypedUrlFor("link", target) ? target : href;
}

function removeUnreachable(body: Element): string[] {
  const missing: string[] = [];
  for (const picture of body.querySelectorAll("img")) {
    const url = picture.getAttribute("src") ?? "";
    if (/^data:image\//i.test(url) || isTypedUrlFor("picture", url)) continue;
    missing.push(picture.getAttribute("alt")?.trim() || fileName(url) || "a picture without a name");
    picture.remove();
  }
  return missing;
}

function tidy(body: Element): void {
  for (const element of [...body.querySelectorAll("*")]) {
    if (/^(?:span|font|center)$/.test(element.localName) || element.localName.includes(":")) unwrap(element);
  }
  for (const element of body.querySelectorAll("*")) {
    const kept = keptAttributes[element.localName] ?? [];
    for (const name of element.getAttributeNames()) if (!kept.includes(name)) element.removeAttribute(name);
  }
  body.normalize();
  for (const element of body.querySelectorAll("br")) {
    const parent = element.parentElement;
    if (parent && [...parent.children].some((child) => child.matches(blocks))) element.remove();
  }
  for (const element of [...body.querySelectorAll("p, h2, h3, h4, li, strong, em")].toReversed()) {
    const isEmpty =
      !element.textContent?.replaceAll("\u00A0", " ").trim() && !element.querySelector("img, ul, ol, table");
    if (isEmpty) element.remove();
  }
}

/**
 * What another application put on the clipboard, reduced to what it means: headings, lists, emphasis, links, tables and
 * pictures, without the looks. It knows the ways of Google Docs, Word, Outlook, Notion and Apple Pages. Needs a browser.
 */
export function cleanPastedHtml(pasted: string): PastedHtml {
  // The editor's own copy is what it should be.
  if (/\sdata-pm-slice=/.test(pasted)) return { html: pasted, missing: [] };
  const isCocoa = /content="Cocoa HTML Writer"/i.test(pasted);
  const { html, css } = separateStyles(pasted);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const styles = readPastedStyles(css);
  removeForeign(body, styles);
  writeWordLists(body, styles);
  writeHeadings(body, styles, isCocoa);
  writeMarks(body, styles);
  nestLists(body);
  for (const link of body.querySelectorAll("a[href]")) {
    link.setAttribute("href", withoutRedirect(link.getAttribute("href") ?? ""));
  }
  const missing = removeUnreachable(body);
  tidy(body);
  return { html: body.innerHTML.trim(), missing };
}
