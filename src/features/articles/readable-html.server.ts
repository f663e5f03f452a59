import { DomUtils, parseDocument } from "htmlparser2";
import { sanitiseHtml } from "../editing/sanitise-html.server.ts";
import { isMarked } from "../editing/sanitised-mark.server.ts";
import { uploadedPicture } from "../media/uploaded-picture.ts";
import type { Article, ArticleHeading, ReadableArticle } from "./article.ts";
import { pictureSizes } from "./article-picture.ts";

/** What the parts of one page share: every anchor is there once, and tables without a caption are counted. */
type Page = { ids: Set<string>; headings: ArticleHeading[]; tables: number };

/** Ids of the page itself, which no heading may use. */
const reservedIds = ["root", "main", "contents", "related", "author"];

const maxIdLength = 60;

const newPage = (): Page => ({ ids: new Set(reservedIds), headings: [], tables: 0 });

type Document = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Entities stay as the sanitiser wrote them. */
const asWritten = { decodeEntities: false, emptyAttrs: true };

const elements = (name: string, document: Document) => DomUtils.getElementsByTagName(name, document);
const outerHtml = (element: Element) => DomUtils.getOuterHTML(element, asWritten);

/** Puts one element or text in the place of another. */
function replace(element: Element, html: string): void {
  const [replacement] = parseDocument(html, asWritten).children;
  if (replacement) DomUtils.replaceElement(element, replacement);
  else DomUtils.removeElement(element);
}

function isInside(element: Element, name: string): boolean {
  for (let { parent } = element; parent; parent = parent.parent)
    if ("name" in parent && parent.name === name) return true;
  return false;
}

const textOf = (element: Element) =>
  DomUtils.textContent(parseDocument(outerHtml(element)))
    .replaceAll(/\s+/g, " ")
    .trim();

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Text as the name of a place: 'Prüfung & Freigabe' becomes 'prufung-freigabe'. */
function anchorName(text: string): string {
  const name = text
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, maxIdLength)
    .replaceAll(/^-+|-+$/g, "");
  return name || "section";
}

/** The name, or with a number when an earlier heading has it: it changes only when the headings before it do. */
function claimId(name: string, { ids }: Page): string {
  let id = name;
  for (let count = 2; ids.has(id); count++) id = `${name}-${count}`;
  ids.add(id);
  return id;
}

/** Headings of the second and third level become links to themselves. */
function addAnchors(document: Document, page: Page): void {
  const isHeading = (name: string) => name === "h2" || name === "h3";
  for (const heading of DomUtils.getElementsByTagName(isHeading, document)) {
    const text = textOf(heading);
    if (!text) continue;
    const id = claimId(anchorName(text), page);
    page.headings.push({ id, text, level: heading.name === "h2" ? 2 : 3 });
    const inner = DomUtils.getInnerHTML(heading, asWritten);
    // A link cannot be inside another one.
    const linked = DomUtils.getElementsByTagName("a", heading).length
      ? `${inner}<a class="anchor" href="#${id}" aria-label="Link to this section"></a>`
      : `<a class="anchor" href="#${id}">${inner}</a>`;
    replace(heading, `<${heading.name} id="${id}">${linked}</${heading.name}>`);
  }
}

/** Each table in a box of its own that scrolls and can be reached with the keyboard; a table in a table stays in its. */
function addTableBoxes(document: Document, page: Page): void {
  for (const table of elements("table", document)) {
    if (isInside(table, "table")) continue;
    const [caption] = DomUtils.getElementsByTagName("caption", table);
    const text = caption ? textOf(caption) : "";
    page.tables += 1;
    const name = escapeAttribute(text ? `Table: ${text}` : `Table ${page.tables}`);
    replace(table, `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${outerHtml(table)}</div>`);
  }
}

/** What replaces a picture of another site: nothing of others loads before a visitor asks for it. */
function pictureLink({ attribs: { src = "", alt } }: Element): string {
  const { hostname } = new URL(src.replaceAll("&amp;", "&"));
  return `<a href="${src}" rel="noopener">${alt || "Picture"} (on ${hostname})</a>`;
}

/** A picture of this site: with its space reserved and in better formats where the library has them. */
function ownPicture(image: Element): string {
  const { attribs } = image;
  const known = uploadedPicture(attribs.src ?? "");
  if (known && attribs.width === undefined)
    Object.assign(attribs, { width: String(known.width), height: String(known.height) });
  Object.assign(attribs, { loading: "lazy", decoding: "async" });
  if (!known) return outerHtml(image);
  const sources = known.sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${pictureSizes}">`,
  );
  return `<picture>${sources.join("")}${outerHtml(image)}</picture>`;
}

/** Pictures of this site load when they come near; those of others become links, or words where a link is already. */
function replacePictures(document: Document): void {
  for (const image of elements("img", document)) {
    if (image.attribs.src?.startsWith("/")) replace(image, ownPicture(image));
    else replace(image, isInside(image, "a") ? (image.attribs.alt ?? "") : pictureLink(image));
  }
}

/** Makes the HTML of an article safe, unless its mark says that it was safe when it was stored and is still the same. */
function sanitiserOf({ sanitised, ...article }: Article): (html: string) => string {
  const { introduction, section1, section2, section3, conclusion, cta } = article;
  const isSafe = isMarked(sanitised, [introduction, section1, section2, section3, conclusion, cta]);
  return isSafe ? (html) => html : sanitiseHtml;
}

function readable(safe: string, page: Page, hasAnchors: boolean): string {
  const document = parseDocument(safe, asWritten);
  replacePictures(document);
  addTableBoxes(document, page);
  // Code that is wider than the page scrolls; the keyboard must be able to do that too.
  for (const code of elements("pre", document)) code.attribs.tabindex = "0";
  if (hasAnchors) addAnchors(document, page);
  return DomUtils.getOuterHTML(document, asWritten);
}

/**
 * An article as its page and the admin's preview show it: the stored HTML made safe, headings with anchors, tables
 * that scroll in a box of their own, and the list of headings.
 */
export function readableArticle(article: Article): ReadableArticle {
  const page = newPage();
  const sanitise = sanitiserOf(article);
  const body = (stored: string) => readable(sanitise(stored), page, true);
  const { sanitised: _mark, ...rest } = article;
  return {
    ...rest,
    introduction: body(article.introduction),
    section1: body(article.section1),
    section2: body(article.section2),
    section3: body(article.section3),
    conclusion: body(article.conclusion),
    cta: article.cta ? readable(sanitise(article.cta), page, false) || null : null,
    headings: page.headings,
  };
}

/** An article with its HTML made safe, for anyone who shows it outside the site's own pages. */
export function sanitiseArticle(article: Article): Article {
  const { introduction, section1, section2, section3, conclusion } = article;
  const sanitise = sanitiserOf(article);
  return {
    ...article,
    introduction: sanitise(introduction),
    section1: sanitise(section1),
    section2: sanitise(section2),
    section3: sanitise(section3),
    conclusion: sanitise(conclusion),
  };
}
