import { parseDocument } from "htmlparser2";

export type Nodes = ReturnType<typeof parseDocument>["children"];
export type Block = { node: Nodes[number]; source: string };

/** The outermost elements, texts and comments with their source. */
export const topLevelBlocks = (html: string): Block[] =>
  parseDocument(html, { withStartIndices: true, withEndIndices: true }).children.map((node) => ({
    node,
    source: html.slice(node.startIndex ?? 0, (node.endIndex ?? html.length) + 1),
  }));
