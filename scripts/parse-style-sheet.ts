import postcss, { type ChildNode, type Declaration } from "postcss";
import selectorParser from "postcss-selector-parser";
import type { Selector, StylePiece } from "../server/http/post-processing/critical-rules.ts";

/** Pseudo-elements of native controls, and the element or attribute that each requires. */
const controlOf: readonly (readonly [RegExp, string])[] = [
  [/^::file-selector-button/, "[type=file]"],
  [/^::-webkit-search-/, "[type=search]"],
  [/^::-webkit-(?:inner|outer)-spin-button/, "[type=number]"],
  [/^::-(?:webkit-slider|moz-range)-/, "[type=range]"],
  [/^::-webkit-(?:date|calendar)/, "[type=date]"],
  [/^::placeholder/, "[placeholder]"],
];

/** Pseudo-classes that apply after an interaction, or resets that our own rules override. */
const interactionPseudos: ReadonlySet<string> = new Set([
  ":hover",
  ":active",
  "::selection",
  "::backdrop",
  ":-moz-focusring",
  ":-moz-ui-invalid",
  "::-webkit-search-decoration",
]);

/**
 * A selector with the classes, elements and attributes it requires; brackets are ignored, since they may contain alternatives,
 * except those of `:has()`.
 * Undefined when it applies only after an action; `open` can be set without scripts.
 */
function selectorOf(text: string): Selector | undefined {
  const needs: string[] = [];
  const nodes = selectorParser().astSync(text).first.nodes;
  const nested = nodes.flatMap((node) => (node.type === "pseudo" && node.value === ":has" ? node.nodes : []));
  for (const node of [...nodes, ...(nested.length === 1 ? nested.flatMap((child) => child.nodes) : [])]) {
    if (node.type === "class") needs.push(`.${node.value}`);
    else if (node.type === "id") needs.push(`[id=${node.value}]`);
    else if (node.type === "tag") needs.push(node.value);
    else if (node.type === "attribute" && node.attribute !== "open") {
      needs.push(node.operator === "=" ? `[${node.attribute}=${node.value}]` : `[${node.attribute}]`);
    } else if (node.type === "pseudo") {
      if (interactionPseudos.has(node.value) || text === ":host") return undefined;
      needs.push(...controlOf.filter(([pseudo]) => pseudo.test(node.value)).map(([, attribute]) => attribute));
    }
  }
  return { text, needs };
}

const interactionProperties =
  /^(?:transition|cursor|(?:-webkit-)?user-select|will-change|-webkit-tap-highlight-color|--tw-(?:duration|ease)$)/;

/** Overridden by a later declaration, or a prefixed duplicate for old browsers, which wait for the full sheet. */
function isRepeated(node: Declaration, nodes: readonly ChildNode[]): boolean {
  const unprefixed = node.prop.replace(/^-webkit-(?=mask)/, "");
  return nodes
    .slice(unprefixed === node.prop ? nodes.indexOf(node) + 1 : 0)
    .some(
      (sibling) =>
        sibling.type === "decl" &&
        sibling.prop === unprefixed &&
        (unprefixed !== node.prop || sibling.value === node.value),
    );
}

/** Declarations needed by a first view; custom properties only where rules of the page read them. */
function declarations(nodes: readonly ChildNode[]): StylePiece[] {
  const pieces: StylePiece[] = [];
  for (const node of nodes) {
    // tokens.css declares the font: its fallback is never used.
    const css = node.toString().replace(/var\(--sans,[^()]*\)/, "var(--sans)");
    const text = node.type === "decl" ? `${css};` : css;
    const last = pieces.at(-1);
    if (node.type === "decl" && isRepeated(node, nodes)) continue;
    if (node.type === "comment" || (node.type === "decl" && interactionProperties.test(node.prop))) continue;
    if (node.type === "decl" && node.variable) pieces.push({ kind: "variable", name: node.prop, text });
    else if (last?.kind === "text") last.text += text;
    else pieces.push({ kind: "text", text });
  }
  return pieces;
}

/** True in every browser that the CSS framework supports. */
const isAlwaysSupported = (head: string) => /^@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(head);

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
      if (isAlwaysSupported(head)) return nodes.flatMap(piecesOf);
      if (groups.has(node.name)) return [{ kind: "group", head, pieces: nodes.flatMap(piecesOf) }];
      // Registrations and animations are needed only where rules name them.
      const text = node.toString();
      if (node.name === "property") return [{ kind: "variable", name: node.params, text }];
      return [node.name === "keyframes" ? { kind: "animation", name: node.params, text } : { kind: "text", text }];
    }
  }
}

/** Parses a minified style sheet; comments such as licences stay in the full sheet. */
export const parseStyleSheet = (css: string): StylePiece[] => postcss.parse(css).nodes.flatMap(piecesOf);

/** The sheet with its fonts for pages without scripts only. */
export function withFontsUnlessScripted(css: string): string {
  const sheet = postcss.parse(css);
  const fonts = sheet.nodes.filter((node) => node.type === "atrule" && node.name === "font-face");
  if (fonts.length === 0) return css;
  const unlessScripted = postcss.atRule({ name: "media", params: "(scripting:none)" });
  unlessScripted.append(fonts);
  sheet.prepend(unlessScripted);
  return sheet.toString();
}
