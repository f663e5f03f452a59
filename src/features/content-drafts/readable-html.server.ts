import { DomUtils, parseDocument } from "htmlparser2";
import { isHidden } from "../../facts/hidden-pages.ts";
import { copyOf, type Texts } from "../../facts/page-texts.ts";
import { chosenUrl, customPaths } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import { uploadedPicture } from "../media/uploaded-picture.ts";
import { readCard } from "./cards.ts";
import { readableWords } from "./readable-copy.ts";
import { embedLinkText, readStoredEmbed } from "./stored-embed.ts";

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

type Words = Texts<typeof readableWords>;

export const asWritten = { decodeEntities: false, emptyAttrs: true };

const elements = (name: string, document: HtmlDocument) => DomUtils.getElementsByTagName(name, document);
const outerHtml = (element: HtmlElement) => DomUtils.getOuterHTML(element, asWritten);

export function replaceElement(element: HtmlElement, html: string): void {
  const [replacement] = parseDocument(html, asWritten).children;
  if (replacement) DomUtils.replaceElement(element, replacement);
  else DomUtils.removeElement(element);
}

function isInside(element: HtmlElement, name: string): boolean {
  for (let { parent } = element; parent; parent = parent.parent)
    if ("name" in parent && parent.name === name) return true;
  return false;
}

export const textOf = (element: HtmlElement) =>
  DomUtils.textContent(parseDocument(outerHtml(element)))
    .replaceAll(/\s+/g, " ")
    .trim();

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Unwraps links to hidden pages, and rewrites links to pages whose URL the owner has changed. */
export function withPublicLinks(site: Site, html: string): string {
  if (!(site.hidden || customPaths(site)) || !html.includes('href="/')) return html;
  const document = parseDocument(html, asWritten);
  for (const link of elements("a", document)) {
    const { href } = link.attribs;
    if (href !== undefined) link.attribs.href = chosenUrl(site, href);
    if (!isHidden(site, href ?? "")) continue;
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
  }
  return DomUtils.getOuterHTML(document, asWritten);
}

/** Makes tables scrollable, also by keyboard; nested ones scroll with the outer one. */
function addTableBoxes(document: HtmlDocument, page: { tables: number }, words: Words): void {
  for (const table of elements("table", document)) {
    if (isInside(table, "table")) continue;
    const [caption] = DomUtils.getElementsByTagName("caption", table);
    const text = caption ? textOf(caption) : "";
    page.tables += 1;
    const name = escapeAttribute(
      text ? fillText(words.namedTable, { caption: text }) : fillText(words.table, { number: page.tables }),
    );
    replaceElement(
      table,
      `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${outerHtml(table)}</div>`,
    );
  }
}

function pictureLink({ attribs: { src = "", alt } }: HtmlElement, words: Words): string {
  const { hostname: host } = new URL(src.replaceAll("&amp;", "&"));
  return `<a href="${src}" rel="noopener">${fillText(words.pictureOn, { picture: alt || words.picture, host })}</a>`;
}

/** Reserves the space of an uploaded picture, and offers its better formats. */
function ownPicture(image: HtmlElement, sizes: string): string {
  const { attribs } = image;
  const uploaded = uploadedPicture(attribs.src ?? "");
  if (uploaded && attribs.width === undefined)
    Object.assign(attribs, { width: String(uploaded.width), height: String(uploaded.height) });
  Object.assign(attribs, { loading: "lazy", decoding: "async" });
  if (!uploaded) return outerHtml(image);
  const sources = uploaded.sources.map(
    ({ type, srcSet, media }) =>
      `<source${media ? ` media="${media}"` : ""} type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  return `<picture>${sources.join("")}${outerHtml(image)}</picture>`;
}

/** `sizes` of pictures that reach into the margin. */
const wideSizes = "(width >= 48rem) 880px, 100vw";

/** `sizes` of pictures beside other pictures or beside text. */
const cardSizes: Partial<Record<string, string>> = { gallery: "(width >= 48rem) 330px, 50vw", bookmark: "200px" };

function sizesOf({ parent }: HtmlElement, sizes: string): string {
  if (parent === null || !("attribs" in parent)) return sizes;
  const { "data-width": width, "data-card": card = "" } = parent.attribs;
  return cardSizes[card] ?? (width === "wide" ? wideSizes : sizes);
}

/** The site's pictures load lazily; external ones become links, or text inside a link. */
function replacePictures(document: HtmlDocument, sizes: string, words: Words): void {
  for (const image of elements("img", document)) {
    if (image.attribs.src?.startsWith("/")) replaceElement(image, ownPicture(image, sizesOf(image, sizes)));
    else replaceElement(image, isInside(image, "a") ? (image.attribs.alt ?? "") : pictureLink(image, words));
  }
}

/** Styles buttons like the site's own, and fills the rows of galleries. Must run before pictures are replaced. */
function styleCards(document: HtmlDocument): void {
  for (const figure of elements("figure", document)) {
    const card = figure.attribs["data-card"];
    const pictures = DomUtils.getElementsByTagName("img", figure);
    const count = pictures.length;
    const external = pictures.filter(({ attribs }) => !attribs.src?.startsWith("/"));
    // External pictures become links, which neither fill a gallery nor belong in a bookmark.
    if (card === "bookmark") for (const picture of external) DomUtils.removeElement(picture);
    else if (card === "gallery" && (count === 0 || external.length > 0)) delete figure.attribs["data-card"];
    else if (card === "gallery" && count !== 2 && count !== 4) figure.attribs["data-columns"] = "3";
  }
  for (const link of elements("a", document)) {
    const { parent } = link;
    if (parent && "attribs" in parent && readCard(parent.name, parent.attribs["data-card"]) === "button")
      link.attribs.class = "btn btn-primary";
  }
}

/** Texts that the editor or an import stored in English. */
function translateEmbedLinks(document: HtmlDocument, words: Words): void {
  for (const figure of elements("figure", document)) {
    const embed = readStoredEmbed(figure.attribs["data-embed"] ?? "");
    const [link] = DomUtils.getElementsByTagName("a", figure);
    if (!embed || !link || textOf(link) !== embedLinkText(embed)) continue;
    link.children = parseDocument(embedLinkText(embed, words), asWritten).children;
  }
}

/** Wide code scrolls, so the keyboard must reach it. */
function makeCodeReachable(document: HtmlDocument): void {
  for (const code of elements("pre", document)) code.attribs.tabindex = "0";
}

/**
 * Prepares the owner's HTML for a page: styled cards, pictures in better formats, scrolling tables and code.
 * @param sizes of pictures that are as wide as the text
 * @param page counts the tables of all texts of a page
 */
export function makeReadable(
  document: HtmlDocument,
  { site, sizes, page }: { site: Site; sizes: string; page: { tables: number } },
): void {
  const words = copyOf(site, readableWords);
  styleCards(document);
  translateEmbedLinks(document, words);
  replacePictures(document, sizes, words);
  addTableBoxes(document, page, words);
  makeCodeReachable(document);
}
