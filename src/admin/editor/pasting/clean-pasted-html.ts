import { decodedPath, isValidUserUrl } from "../../../lib/web-url.ts";
import { nestByLevel, writeWordLists } from "./pasted-lists.ts";
import { readPasted, wordStyle } from "./pasted-styles.ts";

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, name: string): void {
  const wrapper = document.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  for (const { name: attribute, value } of element.attributes)
    if (allowedAttributes.has(attribute)) renamed.setAttribute(attribute, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Elements that only the source application understands, and what tracked changes in Word and LibreOffice deleted. */
const foreign =
  "script, meta, link, title, xml, noscript, template, iframe, object, svg, input, button, select, textarea, col, " +
  ".Apple-interchange-newline, .EOP, del[datetime], del[cite], .msoDel";

/** Attributes that the editor reads; it drops unknown elements by itself. */
const allowedAttributes = new Set(
  "href title download id src alt width height start scope colspan rowspan data-card data-embed data-width".split(" "),
);

const blocks = "p, div, ul, ol, li, table, blockquote, aside, details, summary, pre, figure, h2, h3, h4, hr";

/** Minimum size of a heading relative to the body text. */
const headingScale = 1.2;

/** Pages and similar applications have no headings: text clearly larger than the rest counts as one. */
function levelsBySize(body: HTMLElement): [HTMLElement, number][] {
  const paragraphs = [...body.querySelectorAll("p")].filter(({ textContent }) => textContent.trim());
  const bySize = Map.groupBy(paragraphs, ({ style }) => Number.parseFloat(style.fontSize) || 0);
  const letters = (size: number) => (bySize.get(size) ?? []).reduce((sum, node) => sum + node.textContent.length, 0);
  const [running = 0] = [...bySize.keys()].toSorted((a, b) => letters(b) - letters(a));
  const large = [...bySize.keys()].filter((size) => running > 0 && size >= running * headingScale);
  return large
    .toSorted((a, b) => b - a)
    .flatMap((size, index) =>
      (bySize.get(size) ?? []).map((paragraph): [HTMLElement, number] => [paragraph, index + 1]),
    );
}

/** Recognises the paragraph styles of word processors too. */
function levelOf(element: HTMLElement): number | undefined {
  const headingStyle =
    /^h([1-6])$/.exec(element.localName) ??
    /(?:^|\s)(?:Mso)?Heading\s?([1-9])(?:Char)?(?:\s|$)/i.exec(element.className);
  if (headingStyle) return Number(headingStyle[1]);
  if (element.matches(".MsoTitle")) return 1;
  if (element.matches(".MsoSubtitle")) return 2;
  if (element.role === "heading") return Number(element.getAttribute("aria-level") ?? 2);
  const outline = Number(wordStyle(element, "outline-level"));
  return outline >= 1 && outline <= 9 ? outline : undefined;
}

/** Headings become levels 2 to 4, shifted down if there is a level 1: the page title is the only h1. */
function writeHeadings(body: HTMLElement, isCocoa: boolean): void {
  const levels = new Map(isCocoa ? levelsBySize(body) : []);
  for (const element of body.querySelectorAll<HTMLElement>("p, div[role=heading], h1, h2, h3, h4, h5, h6")) {
    const level = levelOf(element);
    if (level) levels.set(element, level);
  }
  const shift = [...levels.values()].includes(1) ? 1 : 0;
  for (const [element, level] of levels) rename(element, `h${Math.min(level + shift, 4)}`);
}

const boldWeight = /^(?:bold|bolder|[6-9]00)$/;

/** Turns styles into elements; within headings, weight and slant are ignored. */
function writeMarks(body: HTMLElement): void {
  // Innermost first: wrapped elements must not be visited again.
  for (const element of [...body.querySelectorAll<HTMLElement>("*")].toReversed()) {
    const { fontWeight, fontStyle, textDecorationLine, verticalAlign } = element.style;
    const isBold = boldWeight.test(fontWeight);
    const isItalic = /^(?:italic|oblique)/.test(fontStyle);
    if (element.matches("b, strong")) {
      if ((fontWeight && !isBold) || element.closest("h2, h3, h4") || element.querySelector(blocks)) unwrap(element);
    } else if (element.matches("i, em")) {
      if (fontStyle && !isItalic) unwrap(element);
    } else if (
      element.matches(`p, :not(${blocks}, td, th, tr, table, tbody, thead, img, br)`) &&
      !element.closest("h2, h3, h4, pre")
    ) {
      if (isBold) wrapContent(element, "strong");
      if (isItalic) wrapContent(element, "em");
      if (textDecorationLine.includes("line-through")) wrapContent(element, "s");
    }
    if (element.matches("span") && /^su(?:b|per)$/.test(verticalAlign))
      wrapContent(element, verticalAlign === "super" ? "sup" : "sub");
  }
}

/** Unwraps Google's redirect URLs. */
function withoutRedirect(href: string): string {
  const { hostname = "", pathname, searchParams } = URL.parse(href) ?? {};
  if (!/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname) || pathname !== "/url") return href;
  const target = searchParams?.get("q") ?? searchParams?.get("url") ?? "";
  return isValidUserUrl("link", target) ? target : href;
}

/** Renames Word's footnote ids to those of imported documents. */
const footnoteName = (name: string) => name.replace("_ftnref", "footnote-ref-").replace("_ftn", "footnote-");

function writeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    link.setAttribute("href", withoutRedirect(href));
    if (!href.startsWith("#_ftn")) continue;
    link.setAttribute("href", footnoteName(href));
    link.id = footnoteName(link.getAttribute("name") ?? "");
  }
}

export const unnamedPicture = "an image without a name";

function removeUnreachable(body: HTMLElement): string[] {
  const missing: string[] = [];
  for (const picture of body.querySelectorAll("img")) {
    picture.removeAttribute("title");
    const url = picture.getAttribute("src") ?? "";
    if (/^data:image\//i.test(url) || isValidUserUrl("picture", url)) continue;
    const fileName = decodedPath(url.split(/[?#]/)[0] ?? "")
      .split(/[/\\]/)
      .at(-1);
    missing.push(picture.alt.trim() || fileName || unnamedPicture);
    picture.remove();
  }
  return missing;
}

function wrapLooseText(parent: Element): void {
  let line: Element | undefined;
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element && node.matches(blocks)) line = undefined;
    else {
      if (!line) {
        line = document.createElement("p");
        node.before(line);
      }
      line.append(node);
    }
  }
}

/** Makes paragraphs of the lines of code editors, emails and chats, also beside other blocks. */
function writeLines(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll("span, font, center")) unwrap(wrapper);
  for (const lines of [...body.querySelectorAll("div")].toReversed()) {
    wrapLooseText(lines);
    unwrap(lines);
  }
  if ([...body.children].some((child) => child.matches(blocks))) wrapLooseText(body);
  // The editor would show these as empty lines.
  for (const element of body.querySelectorAll("br"))
    if ([...(element.parentElement?.children ?? [])].some((child) => child.matches(blocks))) element.remove();
  for (const element of [...body.querySelectorAll("p, h2, h3, h4, li, strong, em")].toReversed())
    if (!element.textContent.trim() && !element.querySelector("img, ul, ol, table")) element.remove();
}

export type PastedHtml = {
  html: string;
  /** Pictures named in the clipboard but not contained, such as files on the writer's disk. */
  missing: string[];
};

/**
 * Rewrites as elements what the editor's schema can't read: styles, and the lists and headings of Google Docs, Word, Outlook,
 * Notion and Apple Pages. Needs a browser.
 */
export function cleanPastedHtml(pasted: string): PastedHtml {
  // The editor's own clipboard needs no cleaning.
  if (/\sdata-pm-slice=/.test(pasted)) return { html: pasted, missing: [] };
  const read = readPasted(pasted);
  const { body } = read;
  for (const element of body.querySelectorAll<HTMLElement>("*"))
    if (element.matches(foreign) || element.style.display === "none" || wordStyle(element, "hide") === "all")
      element.remove();
  writeWordLists(read);
  writeHeadings(body, /content="Cocoa HTML Writer"/i.test(pasted));
  writeMarks(body);
  nestByLevel(read);
  writeLinks(body);
  const missing = removeUnreachable(body);
  for (const cell of body.querySelectorAll("thead td")) rename(cell, "th");
  for (const element of body.querySelectorAll("*"))
    for (const name of element.getAttributeNames()) if (!allowedAttributes.has(name)) element.removeAttribute(name);
  writeLines(body);
  return { html: body.innerHTML.trim(), missing };
}
