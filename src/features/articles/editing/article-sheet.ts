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

/** An h2, other content, white space, or a border: the part that starts there. */
export type SheetBlock = "heading" | "text" | "blank" | SheetPart;

const lastHeadedPart = sheetParts.indexOf("section3");

/**
 * The part of each top-level block. A border starts its part, unless that part has started already. A heading starts the next
 * section unless a border does; further headings stay in section 3. The conclusion starts at a border only.
 */
export function partsOfBlocks(blocks: readonly SheetBlock[]): SheetPart[] {
  let at = 0;
  /** True until content follows the border: a heading there belongs to the border's part. */
  let isAfterBorder = false;
  return blocks.map((block) => {
    const started = block === "heading" || block === "text" || block === "blank" ? -1 : sheetParts.indexOf(block);
    if (started > at) {
      at = started;
      isAfterBorder = true;
    } else if (started < 0 && block !== "blank") {
      const next = sheetParts[at + 1];
      if (block === "heading" && !isAfterBorder && at < lastHeadedPart && next && !blocks.includes(next)) at += 1;
      isAfterBorder = false;
    }
    return sheetParts[at] ?? "introduction";
  });
}

type Piece = { block: SheetBlock; html: string };

const isElement = (node: Nodes[number]) => "attribs" in node;

/** The sanitiser removes `section`, so stored text never contains these elements. */
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
  const starts: Partial<Record<SheetPart, string>> = {
    section2: url || alt ? section("picture", image) : "",
    section3: cta ? section("cta", cta) : "",
    conclusion: conclusion ? section("conclusion") : "",
  };
  return sheetParts
    .map((part) => (starts[part] || (borders.includes(part) ? section(part) : "")) + fields[part])
    .join("");
}

const allBorders: readonly SheetPart[] = ["section1", "section2", "section3"];

/** A sheet whose headings don't start parts. */
export const borderedSheet = (fields: SheetFields): string => sheetWith(fields, allBorders);

/** Candidate borders, fewest first; all of them together preserve any division. */
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
