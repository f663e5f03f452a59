import type { StylePiece } from "../server/http/critical-css.ts";

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

/** Position of the bracket that closes the one at `open`. */
function closingBracket(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = skip(css, at)) {
    if (css[at] === "(") depth++;
    if (css[at] === ")" && --depth === 0) return at;
  }
  return css.length;
}

/** The parts of a selector list, cut at its own commas only. */
function splitList(list: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < list.length; at = skip(list, at)) {
    if (list[at] === "(" || list[at] === "[") depth++;
    if (list[at] === ")" || list[at] === "]") depth--;
    if (list[at] === "," && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** What a page must have for a selector to meet anything; what is in brackets may be a choice and is left out. */
function neededParts(selector: string): { classes: string[]; elements: string[] } {
  let plain = "";
  let depth = 0;
  for (let at = 0; at < selector.length; ) {
    const next = skip(selector, at);
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
  const elements = [...plain.replaceAll(named, "").matchAll(/(?<![\w:#-])[a-z][a-z0-9]*(?![\w-])/g)].map(
    ([name]) => name,
  );
  return { classes, elements };
}

/** A declaration of a custom property is for those pages whose rules read it. */
function declarations(body: string): StylePiece[] {
  const pieces: StylePiece[] = [];
  let start = 0;
  for (let at = 0; at <= body.length; at = at < body.length ? skip(body, at) : at + 1) {
    if (body[at] === "(") at = closingBracket(body, at);
    if (at < body.length && body[at] !== ";") continue;
    const text = body.slice(start, at + 1);
    const [name] = /^--[\w-]+(?=:)/.exec(text.trim()) ?? [];
    if (text) pieces.push(name ? { kind: "variable", name, text } : { kind: "text", text });
    start = at + 1;
  }
  return pieces;
}

/** The values of the design, on the page's root: most pages read half of them. */
const isOfRoot = (head: string) => /^:root(?:,\s*[:.][\w-]+)*$/.test(head);

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
    if (isGroup(head)) pieces.push({ kind: "group", head, pieces: parse(body) });
    else if (isOfRoot(head) && !body.includes("{")) pieces.push({ kind: "group", head, pieces: declarations(body) });
    else if (head.startsWith("@")) pieces.push(atRule(head, css.slice(start, end + 1)));
    else {
      const selectors = splitList(head).map((text) => ({ text, ...neededParts(text) }));
      pieces.push({ kind: "rule", selectors, body });
    }
    at = end;
    start = end + 1;
  }
  return pieces;
}

/** Parses a minified style sheet. Licences in comments are left out: the sheet itself has them. */
export const parseStyleSheet = (css: string): StylePiece[] => parse(css.replaceAll(/\/\*![\s\S]*?\*\//g, ""));
