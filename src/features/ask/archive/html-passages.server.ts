import { DomUtils, parseDocument } from "htmlparser2";
import type { NewPassage } from "./passage.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const quotable = new Set(["p", "li", "pre", "dd", "dt", "figcaption", "caption"]);

const isElement = (node: Node): node is Element => "name" in node && "attribs" in node;

const block = /^(?:br|p|div|h[1-6]|li|ul|ol|figure|figcaption|blockquote|section|pre)$/;

/** The text of nodes, each line break and each block in them on a line of its own. */
function linesIn(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return DomUtils.textContent(node).replaceAll(/\s+/g, " ");
      const text = node.name === "br" ? "" : linesIn(node.children);
      return block.test(node.name) ? `\n${text}\n` : text;
    })
    .join("");
}

/** The lines of a text without what is around and between them. */
const plain = (nodes: readonly Node[]) =>
  linesIn(nodes)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

const onOneLine = (node: Node) => plain([node]).replaceAll("\n", " ");

/** The cells of a row in one line; they are found together, as a reader sees them. */
function rowText(row: Element): string {
  const cells = DomUtils.getElementsByTagName((name) => name === "td" || name === "th", row);
  return cells.map(onOneLine).filter(Boolean).join(" · ");
}

/** What is inside another block is a passage of its own: an item of a list with a list in it is its own words only. */
function ownText(element: Element): string {
  const own = element.children.filter((child) => !isElement(child) || !/^(?:ul|ol|p|table|pre)$/.test(child.name));
  return plain(own);
}

/** The card of an episode of this site: the text is found by its title, too. */
const isEpisode = ({ name, attribs }: Element) =>
  name === "figure" && attribs["data-embed"]?.startsWith("/episode/") === true;

/** The passages of an HTML text, each with the heading above it; `place` goes on from one part of a text to the next. */
export function passagesOf(html: string, place: { heading: string; anchor: string }): NewPassage[] {
  const passages: NewPassage[] = [];
  function add(text: string, kind: Pick<NewPassage, "isTable" | "isQuoted">): void {
    if (/\p{L}/u.test(text)) passages.push({ ...place, text, ...kind });
  }
  function visit(nodes: readonly Node[], isQuoted: boolean): void {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      if (node.name === "h2" || node.name === "h3") {
        Object.assign(place, { heading: onOneLine(node), anchor: node.attribs.id ?? place.anchor });
      } else if (node.name === "tr") add(rowText(node), { isTable: true, isQuoted });
      else {
        if (quotable.has(node.name) || isEpisode(node))
          add(node.name === "pre" ? onOneLine(node) : ownText(node), {
            isTable: node.name === "caption" || node.name === "pre",
            isQuoted,
          });
        visit(node.children, isQuoted || node.name === "blockquote");
      }
    }
  }
  visit(parseDocument(html).children, false);
  return passages;
}
