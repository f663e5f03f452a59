import { DomUtils, parseDocument } from "htmlparser2";
import type { NewChunk } from "./passage.ts";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const quotable = new Set(["p", "li", "pre", "dd", "dt", "figcaption", "summary", "caption"]);

const isElement = (node: Node): node is Element => "name" in node && "attribs" in node;

const blockName = /^(?:br|p|div|h[1-6]|li|ul|ol|figure|figcaption|blockquote|details|summary|section|pre)$/;

function linesIn(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return DomUtils.textContent(node).replaceAll(/\s+/g, " ");
      const text = node.name === "br" ? "" : linesIn(node.children);
      return blockName.test(node.name) ? `\n${text}\n` : text;
    })
    .join("");
}

const plain = (nodes: readonly Node[]) =>
  linesIn(nodes)
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");

const onOneLine = (node: Node) => plain([node]).replaceAll("\n", " ");

function rowText(row: Element): string {
  const cells = DomUtils.getElementsByTagName((name) => name === "td" || name === "th", row);
  return cells.map(onOneLine).filter(Boolean).join(" · ");
}

/** Without nested blocks, which are passages of their own. */
function ownText(element: Element): string {
  const own = element.children.filter((child) => !isElement(child) || !/^(?:ul|ol|p|table|pre)$/.test(child.name));
  return plain(own);
}

/** The title of an embedded episode is indexed as well. */
const isEpisode = ({ name, attribs }: Element) =>
  name === "figure" && attribs["data-embed"]?.startsWith("/episode/") === true;

/** `position` carries over from one part of a text to the next. */
export function passagesOf(html: string, position: { heading: string; anchor: string }): NewChunk[] {
  const passages: NewChunk[] = [];
  function add(text: string, isTable: boolean): void {
    if (/\p{L}/u.test(text)) passages.push({ ...position, text, isTable });
  }
  function visit(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      if (node.name === "h2" || node.name === "h3") {
        Object.assign(position, { heading: onOneLine(node), anchor: node.attribs.id ?? position.anchor });
      } else if (node.name === "tr") add(rowText(node), true);
      else {
        if (quotable.has(node.name) || isEpisode(node))
          add(node.name === "pre" ? onOneLine(node) : ownText(node), node.name === "caption" || node.name === "pre");
        visit(node.children);
      }
    }
  }
  visit(parseDocument(html).children);
  return passages;
}
