import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../../lib/plain-text.ts";
import { partMark } from "../article-parts.ts";
import { replacePairs } from "./paired-marks.ts";

export type Nodes = ReturnType<typeof parseDocument>["children"];
type HtmlNode = Nodes[number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Replaces an element by HTML; undefined keeps it. `inner` renders its content, or the given nodes, by the same rules. */
export type HtmlRule = (element: HtmlElement, inner: (nodes?: Nodes) => string) => string | undefined;

const allowedAttributes = new Set(
  ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan", "span", "scope", "start", "reversed"].concat(
    ["value", "datetime", "cite", "id", "type", "rel", "data-embed", "data-card", "download", "data-width"],
  ),
);
const voidElements = new Set(["img", "br", "hr", "col", "wbr", "source", "track", "input"]);

/** Deeper nesting would exhaust the stack, and is an attack. */
const maxDepth = 400;

/** Counts unclosed tags, so the actual depth can be lower. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [tag] of html.matchAll(/<\/?(?!(?:img|br|hr|col|wbr|input|p|li|source|meta|link|td|tr|th)\b)[a-z]/gi)) {
    depth = Math.max(0, depth + (tag[1] === "/" ? -1 : 1));
    if (depth > maxDepth) return true;
  }
  return false;
}

export const parseHtml = (html: string): Nodes => {
  const withoutCdata = replacePairs(html, { open: /<!\[CDATA\[/g, close: /\]\]>/g, replace: (inner) => inner });
  const safe = isTooDeep(withoutCdata) ? withoutCdata.replaceAll(/<[^<>]*>/g, " ") : withoutCdata;
  return parseDocument(safe).children;
};

export const isElement = (node: HtmlNode): node is HtmlElement =>
  node.type === ElementType.Tag || node.type === ElementType.Script || node.type === ElementType.Style;

export const attribute = (element: HtmlElement, name: string): string => element.attribs[name]?.trim() ?? "";

export const hasClass = (element: HtmlElement, ...names: readonly string[]): boolean => {
  const classes = attribute(element, "class").split(/\s+/);
  return names.some((name) => classes.includes(name));
};

export function findElement(
  nodes: HtmlElement | Nodes,
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  return DomUtils.findOne(test, Array.isArray(nodes) ? nodes : nodes.children, true) ?? undefined;
}

export const findElements = (nodes: HtmlElement | Nodes, test: (element: HtmlElement) => boolean): HtmlElement[] =>
  DomUtils.findAll(test, Array.isArray(nodes) ? nodes : nodes.children);

export const byClass =
  (...names: readonly string[]) =>
  (element: HtmlElement) =>
    hasClass(element, ...names);
export const byTag =
  (...names: readonly string[]) =>
  ({ name }: HtmlElement) =>
    names.includes(name);

/** Text content on one line. */
export const wordsOf = (nodes: HtmlElement | Nodes | undefined): string =>
  nodes ? DomUtils.textContent(nodes).replaceAll(/\s+/g, " ").trim() : "";

/** Text content of HTML, on one line. */
export const plainWords = (html: string): string => wordsOf(parseHtml(html));

function openingTag({ name, attribs }: HtmlElement): string {
  const language = /(?:^|\s)(?:language|lang)-([\w+#.-]+)/.exec(attribs.class ?? "")?.[1];
  const attributes = Object.entries(attribs).flatMap(([key, value]) =>
    allowedAttributes.has(key) ? [` ${key}="${escapeHtml(value)}"`] : [],
  );
  return `<${name}${attributes.join("")}${language ? ` class="language-${language}"` : ""}>`;
}

const markOf = (comment: string) => partMark.exec(`<!--${comment}-->`)?.[0] ?? "";

/** Drops styles, classes and handlers, except the language of a code block. */
export function renderHtml(nodes: Nodes, rules: readonly HtmlRule[]): string {
  const render = (node: HtmlNode): string => {
    if (node.type === ElementType.Text) return escapeHtml(node.data).replaceAll("&quot;", '"');
    if (!isElement(node)) return node.type === ElementType.Comment ? markOf(node.data) : "";
    const inner = (nodes = node.children) => nodes.map(render).join("");
    for (const rule of rules) {
      const replaced = rule(node, inner);
      if (replaced !== undefined) return replaced;
    }
    return voidElements.has(node.name) ? openingTag(node) : `${openingTag(node)}${inner()}</${node.name}>`;
  };
  return nodes.map(render).join("");
}
