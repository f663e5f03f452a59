import { decodeEntities, escapeHtml } from "../../../lib/plain-text.ts";
import type { ArticleContent } from "./article-editing.ts";

/** In reading order. The second image is between sections 1 and 2, the call to action between sections 2 and 3. */
export const sheetParts = ["introduction", "section1", "section2", "section3", "conclusion"] as const;

export type SheetPart = (typeof sheetParts)[number];

export const sheetFieldNames = [...sheetParts, "cta", "featuredImageUrl2", "featuredImageAlt2"] as const;

/** The fields that are written on one sheet. */
export type SheetFields = Pick<ArticleContent, (typeof sheetFieldNames)[number]>;

/** A heading of level 2, other content, nothing to read, or a border: the part that begins there. */
export type SheetBlock = "heading" | "text" | "blank" | SheetPart;

const lastDivided = sheetParts.indexOf("section3");

/**
 * The part of each top-level block. A border begins its part, unless that part has begun before; a heading begins the next section
 * unless a border does, and further ones stay in section 3. The conclusion begins at a border only.
 */
export function partsOfBlocks(blocks: readonly SheetBlock[]): SheetPart[] {
  let at = 0;
  /** Nothing follows the border yet: a heading there belongs to the part that has begun. */
  let isFresh = false;
  return blocks.map((block) => {
    const begun = sheetParts.findIndex((part) => part === block);
    if (begun > at) {
      at = begun;
      isFresh = true;
    } else if (begun < 0 && block !== "blank") {
      const next = sheetParts[at + 1];
      if (block === "heading" && !isFresh && at < lastDivided && next && !blocks.includes(next)) at += 1;
      isFresh = false;
    }
    return sheetParts[at] ?? "introduction";
  });
}

/** Bounded, so that a tag without an end costs no more than its neighbourhood. */
const anyTag = /<(\/?)([a-z][a-z\d]*)(?:"[^"]{0,2000}"|[^">]){0,500}>/gi;
const withoutEnd = /^(?:br|col|hr|img)$/i;
const blank = /^(?:\s|<p><\/p>)*$/;

type Piece = { block: SheetBlock; html: string };

/** Text cut before each heading of level 2 that is within nothing else. */
function cutAtHeadings(html: string): Piece[] {
  const cuts: number[] = [];
  let depth = 0;
  for (const { 1: end, 2: name = "", index } of html.matchAll(anyTag)) {
    if (withoutEnd.test(name)) continue;
    if (!end && depth === 0 && name.toLowerCase() === "h2") cuts.push(index);
    depth = Math.max(0, depth + (end ? -1 : 1));
  }
  const before = html.slice(0, cuts[0]);
  const first: Piece = { block: blank.test(before) ? "blank" : "text", html: before };
  return [first, ...cuts.map((cut, index): Piece => ({ block: "heading", html: html.slice(cut, cuts[index + 1]) }))];
}

/** The sanitiser lets no `section` pass, so that none of them is anyone's text. */
const anySection = /<section data-part="(section[123]|conclusion|picture|cta)">([\s\S]*?)<\/section>/;

const attributeOf = (html: string, name: string) =>
  decodeEntities((html.split(` ${name}="`)[1]?.split('"')[0] ?? "").replaceAll("&nbsp;", "\u00A0"));

/** The fields found in the HTML of a sheet. */
export function readSheet(sheet: string): SheetFields {
  const fields: SheetFields = {
    introduction: "",
    section1: "",
    section2: "",
    section3: "",
    conclusion: "",
    cta: "",
    featuredImageUrl2: "",
    featuredImageAlt2: "",
  };
  const pieces: Piece[] = [];
  const split = sheet.split(anySection);
  for (let at = 0; at < split.length; at += 3) {
    const [text = "", name, inner = ""] = split.slice(at, at + 3);
    pieces.push(...cutAtHeadings(text));
    if (name === "picture") {
      fields.featuredImageUrl2 = attributeOf(inner, "src");
      fields.featuredImageAlt2 = attributeOf(inner, "alt");
      pieces.push({ block: "section2", html: "" });
    } else if (name === "cta") {
      fields.cta += inner;
      pieces.push({ block: "section3", html: "" });
    } else {
      const part = sheetParts.find((one) => one === name);
      if (part) pieces.push({ block: part, html: "" });
    }
  }
  const parts = partsOfBlocks(pieces.map(({ block }) => block));
  for (const [index, { html }] of pieces.entries()) fields[parts[index] ?? "introduction"] += html;
  return fields;
}

const section = (name: string, inner = "") => `<section data-part="${name}">${inner}</section>`;

function sheetWith(fields: SheetFields, borders: readonly SheetPart[]): string {
  const { featuredImageUrl2: url, featuredImageAlt2: alt, cta, conclusion } = fields;
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
  const begins: Partial<Record<SheetPart, string>> = {
    section2: url || alt ? section("picture", image) : "",
    section3: cta ? section("cta", cta) : "",
    conclusion: conclusion ? section("conclusion") : "",
  };
  return sheetParts
    .map((part) => (begins[part] || (borders.includes(part) ? section(part) : "")) + fields[part])
    .join("");
}

const allBorders: readonly SheetPart[] = ["section1", "section2", "section3"];

/** A sheet whose headings divide nothing. */
export const borderedSheet = (fields: SheetFields): string => sheetWith(fields, allBorders);

/** Borders to try, as few as possible; with all of them every text is divided as it was. */
const borderChoices: readonly (readonly SheetPart[])[] = [
  [],
  ["section1"],
  ["section2"],
  ["section3"],
  ["section1", "section2"],
  ["section1", "section3"],
  ["section2", "section3"],
  allBorders,
];

const sameFields = (one: SheetFields, other: SheetFields) => sheetFieldNames.every((name) => one[name] === other[name]);

/** The sheet in which `readSheet` finds exactly these fields, with borders only where headings don't show them. */
export function writeSheet(fields: SheetFields): string {
  const sheets = borderChoices.map((borders) => sheetWith(fields, borders));
  return sheets.find((sheet) => sameFields(readSheet(sheet), fields)) ?? borderedSheet(fields);
}
