import { footnoteId } from "../../../features/content-drafts/footnote-id.ts";
import { decodedPath, isTypedUrlFor } from "../../../lib/web-url.ts";
import {
  boldOf,
  fontSizeOf,
  italicOf,
  nestLists,
  type PastedStyles,
  readPastedStyles,
  separateStyles,
  writeWordLists,
} from "./word-lists.ts";

function rename(element: Element, name: string, kept: readonly string[] = []): void {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of kept) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Heading level in the paragraph styles of applications other than browsers. */
function namedLevel(element: Element, styles: PastedStyles): number | undefined {
  const heading = /(?:^|\s)(?:Mso)?Heading\s?([1-9])(?:Char)?(?:\s|$)/i.exec(element.className)?.[1];
  if (heading) return Number(heading);
  if (element.classList.contains("MsoTitle")) return 1;
  if (element.classList.contains("MsoSubtitle")) return 2;
  if (element.getAttribute("role") === "heading") return Number(element.getAttribute("aria-level") ?? 2);
  const outline = Number(styles.of(element).get("mso-outline-level"));
  return outline >= 1 && outline <= 9 ? outline : undefined;
}

/** Minimum size of a heading relative to the body text. */
const headingScale = 1.2;

/** Pages and similar applications have no headings: text clearly larger than the rest counts as one. */
function headingsBySize(root: Element, styles: PastedStyles): Map<Element, number> {
  const paragraphs = [...root.querySelectorAll("p")].filter(({ textContent }) => textContent?.trim());
  const sizes = new Map(paragraphs.map((paragraph) => [paragraph, fontSizeOf(styles.of(paragraph)) ?? 0]));
  const letters = new Map<number, number>();
  for (const [paragraph, size] of sizes) {
    letters.set(size, (letters.get(size) ?? 0) + (paragraph.textContent?.length ?? 0));
  }
  const [running = 0] = [...letters].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (running === 0) return new Map();
  const large = [...letters.keys()].filter((size) => size >= running * headingScale).toSorted((a, b) => b - a);
  return new Map(
    [...sizes].flatMap(([paragraph, size]) => (large.includes(size) ? [[paragraph, large.indexOf(size) + 1]] : [])),
  );
}

/** Headings become levels 2 to 4, shifted down if there is a level 1: the page title is the only h1. */
function writeHeadings(root: Element, styles: PastedStyles, isCocoa: boolean): void {
  const levels = isCocoa ? headingsBySize(root, styles) : new Map<Element, number>();
  for (const element of root.querySelectorAll("p, div[role=heading]")) {
    const level = namedLevel(element, styles);
    if (level) levels.set(element, level);
  }
  for (const element of root.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    levels.set(element, Number(element.localName[1]));
  const shift = [...levels.values()].includes(1) ? 1 : 0;
  for (const [element, level] of levels) rename(element, `h${Math.min(level + shift, 4)}`);
}

export type PastedHtml = {
  html: string;
  /** Pictures that the clipboard only names, such as files on the writer's disk. */
  missing: string[];
};

/** Meaningful only to the source application. */
const foreign =
  "script, meta, link, title, xml, noscript, template, iframe, object, svg, input, button, select, textarea";

/** As Word and LibreOffice name what tracked changes have deleted. */
const deleted = "del[datetime], del[cite], .msoDel";

const keptAttributes: Record<string, readonly string[]> = {
  a: ["href", "title", "download", "id"],
  p: ["data-card"],
  li: ["id"],
  img: ["src", "alt", "width", "height"],
  ol: ["start"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  figure: ["data-embed", "data-width", "data-card"],
};

const blocks = "p, div, ul, ol, li, table, blockquote, aside, details, summary, pre, figure, h2, h3, h4, hr";

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
  // Tracked deletions are not part of the text.
  for (const element of body.querySelectorAll(`${foreign}, .Apple-interchange-newline, .EOP, ${deleted}`))
    element.remove();
  for (const element of body.querySelectorAll("*")) {
    const style = styles.of(element);
    if (style.get("display") === "none" || style.get("mso-hide") === "all") element.remove();
  }
}

/** Turns styles into elements; within headings, weight and slant are ignored. */
function writeMarks(body: Element, styles: PastedStyles): void {
  // Innermost first: wrapped elements must not be visited again.
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

const fileName = (url: string) =>
  decodedPath(url.split(/[?#]/)[0] ?? "")
    .split(/[/\\]/)
    .at(-1) ?? "";

/** Unwraps Google's redirect URLs. */
function withoutRedirect(href: string): string {
  if (!URL.canParse(href)) return href;
  const { hostname, pathname, searchParams } = new URL(href);
  if (!/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) || pathname !== "/url") return href;
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  return isTypedUrlFor("link", target) ? target : href;
}

export const unnamedPicture = "an image without a name";

function removeUnreachable(body: Element): string[] {
  const missing: string[] = [];
  for (const picture of body.querySelectorAll("img")) {
    const url = picture.getAttribute("src") ?? "";
    if (/^data:image\//i.test(url) || isTypedUrlFor("picture", url)) continue;
    missing.push(picture.getAttribute("alt")?.trim() || fileName(url) || unnamedPicture);
    picture.remove();
  }
  return missing;
}

/** A line of its own in an editor of code, an email or a chat is a paragraph, beside others in one `div` too. */
function writeLines(body: Element): void {
  for (const line of [...body.querySelectorAll("div")].toReversed()) {
    if (![...line.children].some((child) => child.matches(blocks))) {
      rename(line, "p");
      continue;
    }
    let paragraph: Element | undefined;
    for (const node of [...line.childNodes]) {
      if (node instanceof Element && node.matches(blocks)) paragraph = undefined;
      else {
        if (!paragraph) {
          paragraph = line.ownerDocument.createElement("p");
          node.before(paragraph);
        }
        paragraph.append(node);
      }
    }
    unwrap(line);
  }
}

/** Word's own names of footnotes become those of imported documents. */
function writeFootnotes(body: Element): void {
  for (const link of body.querySelectorAll("a[href^='#_ftn']")) {
    const named = (name: string) => name.replace("_ftnref", "footnote-ref-").replace("_ftn", "footnote-");
    link.setAttribute("href", named(link.getAttribute("href") ?? ""));
    link.id = named(link.getAttribute("name") ?? "");
  }
  for (const element of body.querySelectorAll("[id]")) if (!footnoteId(element.id)) element.removeAttribute("id");
}

function tidy(body: Element): void {
  for (const element of [...body.querySelectorAll("*")]) {
    if (/^(?:span|font|center)$/.test(element.localName) || element.localName.includes(":")) unwrap(element);
  }
  writeLines(body);
  for (const cell of body.querySelectorAll("thead td")) rename(cell, "th", keptAttributes.th);
  for (const element of body.querySelectorAll("*")) {
    const saved = keptAttributes[element.localName] ?? [];
    for (const name of element.getAttributeNames()) if (!saved.includes(name)) element.removeAttribute(name);
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

/** Reduces pasted HTML to its meaning; knows Google Docs, Word, Outlook, Notion and Apple Pages. Needs a browser. */
export function cleanPastedHtml(pasted: string): PastedHtml {
  // The editor's own clipboard needs no cleaning.
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
  writeFootnotes(body);
  const missing = removeUnreachable(body);
  tidy(body);
  return { html: body.innerHTML.trim(), missing };
}
