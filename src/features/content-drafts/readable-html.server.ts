import { DomUtils, parseDocument } from "htmlparser2";
import { uploadedPicture } from "../media/uploaded-picture.ts";

export type HtmlDocument = ReturnType<typeof parseDocument>;
export type HtmlElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Entities stay as the sanitiser wrote them. */
export const asWritten = { decodeEntities: false, emptyAttrs: true };

const elements = (name: string, document: HtmlDocument) => DomUtils.getElementsByTagName(name, document);
const outerHtml = (element: HtmlElement) => DomUtils.getOuterHTML(element, asWritten);

/** Puts one element or text in the place of another. */
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

/** Its words on one line. */
export const textOf = (element: HtmlElement) =>
  DomUtils.textContent(parseDocument(outerHtml(element)))
    .replaceAll(/\s+/g, " ")
    .trim();

const escapeAttribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Each table in a box of its own that scrolls and can be reached with the keyboard; a table in a table stays in its. */
export function addTableBoxes(document: HtmlDocument, page: { tables: number }): void {
  for (const table of elements("table", document)) {
    if (isInside(table, "table")) continue;
    const [caption] = DomUtils.getElementsByTagName("caption", table);
    const text = caption ? textOf(caption) : "";
    page.tables += 1;
    const name = escapeAttribute(text ? `Table: ${text}` : `Table ${page.tables}`);
    replaceElement(
      table,
      `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${outerHtml(table)}</div>`,
    );
  }
}

/** What replaces a picture of another site: nothing of others loads before a visitor asks for it. */
function pictureLink({ attribs: { src = "", alt } }: HtmlElement): string {
  const { hostname } = new URL(src.replaceAll("&amp;", "&"));
  return `<a href="${src}" rel="noopener">${alt || "Picture"} (on ${hostname})</a>`;
}

/** A picture of this site: with its space reserved and in better formats where the library has them. */
function ownPicture(image: HtmlElement, sizes: string): string {
  const { attribs } = image;
  const known = uploadedPicture(attribs.src ?? "");
  if (known && attribs.width === undefined)
    Object.assign(attribs, { width: String(known.width), height: String(known.height) });
  Object.assign(attribs, { loading: "lazy", decoding: "async" });
  if (!known) return outerHtml(image);
  const sources = known.sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  return `<picture>${sources.join("")}${outerHtml(image)}</picture>`;
}

/** How wide a picture is that reaches into the margin. */
const wideSizes = "(width >= 48rem) 880px, 100vw";

const isWide = ({ parent }: HtmlElement) =>
  parent !== null && "attribs" in parent && parent.attribs["data-width"] === "wide";

/** Pictures of this site load when they come near; those of others become links, or words where a link is already. */
export function replacePictures(document: HtmlDocument, sizes: string): void {
  for (const image of elements("img", document)) {
    if (image.attribs.src?.startsWith("/")) replaceElement(image, ownPicture(image, isWide(image) ? wideSizes : sizes));
    else replaceElement(image, isInside(image, "a") ? (image.attribs.alt ?? "") : pictureLink(image));
  }
}

/** Code that is wider than the page scrolls; the keyboard must be able to do that too. */
export function makeCodeReachable(document: HtmlDocument): void {
  for (const code of elements("pre", document)) code.attribs.tabindex = "0";
}
