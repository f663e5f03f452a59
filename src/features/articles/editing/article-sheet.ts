import { DomUtils } from "htmlparser2";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { type Nodes, topLevelBlocks } from "../../../lib/top-level-blocks.ts";
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
  /** True until something follows the border: a heading there belongs to the part that has begun. */
  let isFresh = false;
  return blocks.map((block) => {
    const begun = block === "heading" || block === "text" || block === "blank" ? -1 : sheetParts.indexOf(block);
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

type Piece = { block: SheetBlock; html: string };

const isElement = (node: Nodes[number]) => "attribs" in node;

/** The sanitiser removes `section`, so these elements can't come from a text. */
const borderOf = (node: Nodes[number]): string | undefined =>
  isElement(node) && node.name === "section" ? node.attribs["data-part"] : undefined;

function blockOf(node: Nodes[number]): SheetBlock {
  if (!isElement(node)) return "data" in node && !node.data.trim() ? "blank" : "text";
  if (node.name === "h2") return "heading";
  return node.name === "p" && node.children.length === 0 ? "blank" : "text";
}

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
  const pieces = topLevelBlocks(sheet).map(({ node, source }): Piece => {
    const border = borderOf(node);
    if (border === "picture") {
      const image = DomUtils.findOne(({ name }) => name === "img", [node]);
      fields.featuredImageUrl2 = image?.attribs.src ?? "";
      fields.featuredImageAlt2 = image?.attribs.alt ?? "";
      return { block: "section2", html: "" };
    }
    if (border === "cta") {
      fields.cta += source.slice(source.indexOf(">") + 1, source.lastIndexOf("<"));
      return { block: "section3", html: "" };
    }
    const part = sheetParts.find((candidate) => candidate === border);
    return part ? { block: part, html: "" } : { block: blockOf(node), html: source };
  });
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

/** A sheet whose headings don't start parts. */
export const borderedSheet = (fields: SheetFields): string => sheetWith(fields, allBorders);

/** Candidate borders, fewest first; with all of them every text is divided as before. */
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

const sameFields = (a: SheetFields, b: SheetFields) => sheetFieldNames.every((name) => a[name] === b[name]);

/** The sheet in which `readSheet` finds exactly these fields, with borders only where headings don't show them. */
export function writeSheet(fields: SheetFields): string {
  const sheets = borderChoices.map((borders) => sheetWith(fields, borders));
  return sheets.find((sheet) => sameFields(readSheet(sheet), fields)) ?? borderedSheet(fields);
}
