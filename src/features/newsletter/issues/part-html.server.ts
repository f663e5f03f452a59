import { DomUtils, parseDocument } from "htmlparser2";
import type { CSSProperties } from "react";
import { readCard } from "../../content-drafts/cards.ts";
import { openToggles } from "../../content-drafts/open-toggles.ts";
import {
  asWritten,
  type HtmlDocument,
  type HtmlElement,
  replaceElement,
} from "../../content-drafts/readable-html.server.ts";
import { uploadedPicture } from "../../media/uploaded-picture.ts";
import type { IssuePart } from "./issue.ts";
import { elementClasses, type IssueStyles, inlineStyle, pictureStyle } from "./issue-styles.ts";

/** Widest image in the 600-pixel layout. */
const columnWidth = 520;

const blockClasses: Record<string, string> = { figcaption: "soft", aside: "bg" };

const allElements = (document: HtmlDocument) => DomUtils.getElementsByTagName(() => true, document);

function setStyle({ attribs }: HtmlElement, style: CSSProperties, className?: string): void {
  if (className) attribs.class = className;
  attribs.style = inlineStyle(style);
}

const absolute = (url: string, siteUrl: string) => (url.startsWith("/") ? siteUrl + url : url);

/** The mark is a fragment, which no browser sends: a link reports nothing, but a form may report it later. */
export function markedLink(url: string, siteUrl: string, mark: string | undefined): string {
  const target = absolute(url, siteUrl);
  const isOwn = target === siteUrl || target.startsWith(`${siteUrl}/`);
  return mark && isOwn && !target.includes("#") ? `${target}#${mark}` : target;
}

/** Makes the URL absolute, and sets the width as an attribute because Outlook ignores it in styles. */
function stylePicture(image: HtmlElement, siteUrl: string): void {
  const { src = "", alt = "", width } = image.attribs;
  const naturalWidth = uploadedPicture(src)?.width ?? (Number(width) || columnWidth);
  const { parent } = image;
  const { "data-width": displayWidth, "data-card": card } = parent && "attribs" in parent ? parent.attribs : {};
  const isSmall = displayWidth === "small" || card === "bookmark";
  const maxWidth = isSmall ? columnWidth / 2 : columnWidth;
  image.attribs = {
    src: absolute(src, siteUrl),
    alt,
    width: String(Math.min(naturalWidth, maxWidth)),
    style: inlineStyle({ ...pictureStyle(maxWidth), ...(card && { marginBottom: "10px" }) }),
  };
}

function onlyLink(paragraph: HtmlElement): HtmlElement | undefined {
  const children = paragraph.children.filter((node) => node.type !== "text" || node.data.trim());
  const [only] = children;
  return children.length === 1 && only && "name" in only && only.name === "a" ? (only as HtmlElement) : undefined;
}

/** Only cases end in a button; only the meeting part is styled as a question. */
function styleByKind(element: HtmlElement, kind: IssuePart["kind"], { blocks }: IssueStyles): void {
  const { name } = element;
  const link = name === "p" && kind === "case" ? onlyLink(element) : undefined;
  if (link) {
    setStyle(element, blocks.buttonRow);
    setStyle(link, blocks.button, "btn");
  }
  if (kind === "meeting" && name === "p") setStyle(element, blocks.question, "q");
  if (name === "a" && element.parent && "name" in element.parent && /^h[2-4]$/.test(element.parent.name)) {
    setStyle(element, blocks.headingLink, "ink");
  }
}

const childElements = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter((node): node is HtmlElement => "attribs" in node && "name" in node);

/** The padding is clickable too, except in Outlook for Windows. */
function styleButton(row: HtmlElement, { blocks }: IssueStyles): void {
  setStyle(row, blocks.buttonRow);
  for (const link of childElements(row)) if (link.name === "a") setStyle(link, blocks.button, "btn");
}

/** The title, then description and host of the page. */
function styleBookmark(figure: HtmlElement, { blocks }: IssueStyles): void {
  const [title, ...details] = childElements(figure).filter(({ name }) => name === "p");
  if (title) setStyle(title, blocks.bookmarkTitle);
  for (const line of details) setStyle(line, blocks.episodeAbout, "soft");
}

function styleEpisode(figure: HtmlElement, { blocks }: IssueStyles): void {
  for (const child of childElements(figure)) {
    if (child.name === "a") setStyle(child, blocks.episodeTitle, "ink");
    if (child.name === "small") setStyle(child, blocks.episodeAbout, "soft");
  }
}

/**
 * Email-safe HTML: inline styles, absolute URLs, no frames, only presentational tables.
 *
 * @param mark added to links to the site, such as "issue-12"
 */
export function partHtml(
  { html, kind }: Pick<IssuePart, "html" | "kind">,
  siteUrl: string,
  styles: IssueStyles,
  mark?: string,
): string {
  const { elements, blocks } = styles;
  const styleOf = (name: string) => inlineStyle(elements[name] ?? {});
  const document = parseDocument(openToggles(html), asWritten);
  const cards = new Map(
    allElements(document).map((element) => [element, readCard(element.name, element.attribs["data-card"])] as const),
  );
  const episodes = new Set<HtmlElement>();
  for (const figure of DomUtils.getElementsByTagName("figure", document)) {
    if (figure.attribs["data-embed"]?.startsWith("/episode/")) episodes.add(figure);
    delete figure.attribs["data-embed"];
  }
  for (const image of DomUtils.getElementsByTagName("img", document)) stylePicture(image, siteUrl);
  for (const element of allElements(document)) {
    const { name, attribs } = element;
    if (name === "img") continue;
    const { href, colspan, rowspan, start, scope } = attribs;
    const attributes = Object.entries({
      href: href && markedLink(href, siteUrl, mark),
      colspan,
      rowspan,
      start,
      scope,
    });
    element.attribs = Object.fromEntries(attributes.filter((entry): entry is [string, string] => Boolean(entry[1])));
    if (elementClasses[name]) element.attribs.class = elementClasses[name];
    if (elements[name]) element.attribs.style = styleOf(name);
    if (name === "table") Object.assign(element.attribs, { cellpadding: "0", cellspacing: "0", width: "100%" });
  }
  for (const element of allElements(document)) styleByKind(element, kind, styles);
  for (const episode of episodes) styleEpisode(episode, styles);
  for (const [element, card] of cards) {
    if (card === "button") styleButton(element, styles);
    if (card === "bookmark") styleBookmark(element, styles);
  }
  const isBoxed = (element: HtmlElement) => episodes.has(element) || cards.get(element) === "bookmark";
  // Clients without figure, figcaption or aside get plain blocks.
  for (const name of ["figcaption", "figure", "aside"]) {
    for (const element of DomUtils.getElementsByTagName(name, document)) {
      const className = blockClasses[name] ? `class="${blockClasses[name]}" ` : "";
      replaceElement(
        element,
        `<div ${className}style="${isBoxed(element) ? inlineStyle(blocks.episode) : styleOf(name)}">${DomUtils.getInnerHTML(element, asWritten)}</div>`,
      );
    }
  }
  return DomUtils.getOuterHTML(document, asWritten);
}
