import postcss, { type ChildNode } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Selector, StylePiece } from "../server/http/finishing/critical-rules.ts";

/** Controls whose insides some pseudo-elements style, by what only a page with such a control has. */
const controlOf: readonly (readonly [RegExp, string])[] = [
  [/^::file-selector-button/, 'type="file"'],
  [/^::-webkit-search-/, 'type="search"'],
  [/^::-webkit-(?:inner|outer)-spin-button/, 'type="number"'],
  [/^::-(?:webkit-slider|moz-range)-/, 'type="range"'],
  [/^::-webkit-(?:date|calendar)/, 'type="date"'],
  [/^::placeholder/, "placeholder"],
];

/** What answers a pointer, or shows what only an action of the visitor brings. */
const awaited: ReadonlySet<string> = new Set([":hover", ":active", "::selection", "::backdrop"]);

/**
 * A selector with what a page must have for it to meet anything; what is in brackets may be a choice and is left out. An attribute
 * is a name, or name="value". What a visitor opens without scripts (`open`) can come at any time. Undefined when it waits for an action.
 */
function selectorOf(text: string): Selector | undefined {
  const selector: Selector & Record<"classes" | "elements" | "attributes", string[]> = {
    text,
    classes: [],
    elements: [],
    attributes: [],
  };
  for (const node of selectorParser().astSync(text).first.nodes) {
    if (node.type === "class") selector.classes.push(node.value);
    else if (node.type === "tag") selector.elements.push(node.value);
    else if (node.type === "attribute" && node.attribute !== "open") {
      selector.attributes.push(node.operator === "=" ? `${node.attribute}="${node.value}"` : node.attribute);
    } else if (node.type === "pseudo") {
      if (awaited.has(node.value) || text === ":host") return undefined;
      selector.attributes.push(
        ...controlOf.filter(([pseudo]) => pseudo.test(node.value)).map(([, attribute]) => attribute),
      );
    }
  }
  return selector;
}

/** Declarations that show only in answer to a pointer or to a change. */
const answering =
  /^(?:transition|cursor|(?:-webkit-)?user-select|will-change|-webkit-tap-highlight-color|--tw-(?:duration|ease)$)/;

/** A rule's declarations that a first view shows: that of a custom property is for those pages whose rules read it. */
function declarations(nodes: readonly ChildNode[]): StylePiece[] {
  const pieces: StylePiece[] = [];
  for (const node of nodes) {
    const text = node.type === "decl" ? `${node.toString()};` : node.toString();
    const last = pieces.at(-1);
    if (node.type === "comment" || (node.type === "decl" && answering.test(node.prop))) continue;
    if (node.type === "decl" && node.variable) pieces.push({ kind: "variable", name: node.prop, text });
    else if (last?.kind === "text") last.text += text;
    else pieces.push({ kind: "text", text });
  }
  return pieces;
}

/** True of every browser that the framework of the styles supports. */
const isAlways = (head: string) => /^@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(head);

const groups: ReadonlySet<string> = new Set(["media", "supports", "layer", "container", "starting-style"]);

function piecesOf(node: ChildNode): StylePiece[] {
  switch (node.type) {
    case "comment":
      return [];
    case "decl":
      return [{ kind: "text", text: `${node.toString()};` }];
    case "rule": {
      const selectors = node.selectors.flatMap((text) => selectorOf(text) ?? []);
      const pieces = declarations(node.nodes);
      return selectors.length > 0 && pieces.length > 0 ? [{ kind: "rule", selectors, pieces }] : [];
    }
    case "atrule": {
      const head = `@${node.name}${node.raws.afterName ?? " "}${node.params}`.trim();
      const { nodes } = node;
      if (!nodes) return [{ kind: "text", text: `${head};` }];
      if (isAlways(head)) return nodes.flatMap(piecesOf);
      if (groups.has(node.name)) return [{ kind: "group", head, pieces: nodes.flatMap(piecesOf) }];
      // A custom property's registration and an animation are for those pages whose rules name them.
      const text = node.toString();
      if (node.name === "property") return [{ kind: "variable", name: node.params, text }];
      return [node.name === "keyframes" ? { kind: "animation", name: node.params, text } : { kind: "text", text }];
    }
  }
}

/** Parses a minified style sheet. Comments, such as licences, are left out: the sheet itself has them. */
export const parseStyleSheet = (css: string): StylePiece[] => postcss.parse(css).nodes.flatMap(piecesOf);
