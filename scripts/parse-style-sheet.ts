import type { Selector, StylePiece } from "../server/http/finishing/critical-rules.ts";

/** Position behind the string, escape or bracket that starts at `at`, so that characters inside it are not read as syntax. */
function skip(css: string, at: number): number {
  const sign = css[at];
  if (sign === "\\") return at + 2;
  if (sign !== '"' && sign !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== sign) end += css[end] === "\\" ? 2 : 1;
  return end + 1;
}

/** Position of the brace that closes the one at `open`. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = skip(css, at)) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

/** The parts of a list, cut at its own separators only. */
function splitAt(list: string, separator: "," | ";"): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < list.length; at = skip(list, at)) {
    if (list[at] === "(" || list[at] === "[") depth++;
    if (list[at] === ")" || list[at] === "]") depth--;
    if (list[at] === separator && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** Controls whose insides some pseudo-elements style, by what only a page with such a control has. */
const controlOf: readonly (readonly [RegExp, string])[] = [
  [/::file-selector-button/, 'type="file"'],
  [/::-webkit-search-/, 'type="search"'],
  [/::-webkit-(?:inner|outer)-spin-button/, 'type="number"'],
  [/::-(?:webkit-slider|moz-range)-/, 'type="range"'],
  [/::-webkit-(?:date|calendar)/, 'type="date"'],
  [/::placeholder/, "placeholder"],
];

/**
 * A selector with what a page must have for it to meet anything; what is in brackets may be a choice and is left out. An attribute
 * is a name, or name="value". What a visitor opens without scripts (`open`) can come at any time. Undefined when it waits for an action.
 */
function selectorOf(selector: string): Selector | undefined {
  let plain = "";
  const attributes: string[] = [];
  let depth = 0;
  for (let at = 0; at < selector.length; ) {
    const next = skip(selector, at);
    const isAttribute = selector[at] === "[" && depth === 0;
    if (isAttribute) attributes.push(...neededAttribute(selector.slice(at + 1, selector.indexOf("]", at))));
    if (selector[at] === "(" || selector[at] === "[") depth++;
    if (depth === 0) plain += selector.slice(at, next);
    if (selector[at] === ")" || selector[at] === "]") depth--;
    at = next;
  }
  const named = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;
  const classes = [...plain.matchAll(named)].map(([, name = ""]) =>
    name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, sign?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
    ),
  );
  const nameless = plain.replaceAll(named, "");
  const elements = [...nameless.matchAll(/(?<![\w:#-])[a-z][a-z0-9]*(?![\w-])/g)].map(([name]) => name);
  attributes.push(...controlOf.filter(([pseudo]) => pseudo.test(nameless)).map(([, attribute]) => attribute));
  return awaited.test(nameless) || selector === ":host" ? undefined : { text: selector, classes, elements, attributes };
}

/** What answers a pointer, or shows what only an action of the visitor brings. */
const awaited = /:(?:hover|active)(?![\w-])|::(?:selection|backdrop)/;

function neededAttribute(condition: string): string[] {
  const [, name = "", value] = /^([\w-]+)(?:="?([^"]*)"?)?/.exec(condition) ?? [];
  if (name === "" || name === "open") return [];
  return [value === undefined ? name : `${name}="${value}"`];
}

/** Declarations that show only in answer to a pointer or to a change. */
const answering =
  /^(?:transition|cursor|(?:-webkit-)?user-select|will-change|-webkit-tap-highlight-color|--tw-(?:duration|ease)$)/;

/** A rule's declarations that a first view shows: that of a custom property is for those pages whose rules read it. */
function declarations(body: string): StylePiece[] {
  if (body.includes("{")) return [{ kind: "text", text: body }];
  const pieces: StylePiece[] = [];
  for (const declaration of splitAt(body, ";")) {
    const [name = ""] = /^[\w-]+/.exec(declaration.trim()) ?? [];
    if (!name || answering.test(name)) continue;
    const last = pieces.at(-1);
    const text = `${declaration};`;
    if (name.startsWith("--")) pieces.push({ kind: "variable", name, text });
    else if (last?.kind === "text") last.text += text;
    else pieces.push({ kind: "text", text });
  }
  return pieces;
}

/** True of every browser that the framework of the styles supports. */
const isAlways = (head: string) => /^@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)$/.test(head);

const isGroup = (head: string) => /^@(media|supports|layer|container|starting-style)\b/.test(head);

/** A custom property's registration and an animation are for those pages whose rules name them. */
function atRule(head: string, text: string): StylePiece {
  const [, kind, name = ""] = /^@(property|keyframes)\s+([\w-]+)/.exec(head) ?? [];
  if (kind === "property") return { kind: "variable", name, text };
  return kind ? { kind: "animation", name, text } : { kind: "text", text };
}

function parse(css: string): StylePiece[] {
  const pieces: StylePiece[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at = skip(css, at)) {
    if (css[at] === ";") {
      pieces.push({ kind: "text", text: css.slice(start, at + 1) });
      start = at + 1;
    }
    if (css[at] !== "{") continue;
    const head = css.slice(start, at).trim();
    const end = closingBrace(css, at);
    const body = css.slice(at + 1, end);
    if (isAlways(head)) pieces.push(...parse(body));
    else if (isGroup(head)) pieces.push({ kind: "group", head, pieces: parse(body) });
    else if (head.startsWith("@")) pieces.push(atRule(head, css.slice(start, end + 1)));
    else {
      const selectors = splitAt(head, ",").flatMap((text) => selectorOf(text) ?? []);
      const shown = declarations(body);
      if (selectors.length > 0 && shown.length > 0) pieces.push({ kind: "rule", selectors, pieces: shown });
    }
    at = end;
    start = end + 1;
  }
  return pieces;
}

/** Parses a minified style sheet. Licences in comments are left out: the sheet itself has them. */
export const parseStyleSheet = (css: string): StylePiece[] => parse(css.replaceAll(/\/\*![\s\S]*?\*\//g, ""));
