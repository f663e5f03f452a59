import { absoluteUrl } from "./absolute-url.ts";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** The characters behind the entities that sanitised HTML holds. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return entities[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

/** A plain text that Markdown shows as it is. */
export const escapeMarkdown = (text: string) =>
  text
    .replaceAll(/[\\`*_[\]<>|]/g, "\\$&")
    .replace(/^(\s*)(#{1,6}\s|[-+]\s|~)/, "$1\\$2")
    .replace(/^(\s*\d+)([.)]\s)/, "$1\\$2");

type Element = { name: string; attributes: Record<string, string>; children: Node[] };
type Node = string | Element;

const voidNames = new Set(["br", "hr", "img", "col"]);

/** Sanitised HTML as a tree; end tags close the nearest element of their name. */
function parse(html: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  const top = () => open.at(-1) ?? root;
  for (const [, comment, end, start, rest = "", text] of html.matchAll(
    /(<!--[\s\S]*?-->)|<\/([a-z][a-z0-9]*)\s*>|<([a-z][a-z0-9]*)((?:\s[^>]*)?)>|([^<]+|<)/gi,
  )) {
    if (comment) continue;
    if (text !== undefined) top().children.push(decodeEntities(text));
    else if (start) {
      const attributes: Record<string, string> = {};
      for (const [, key = "", value = ""] of rest.matchAll(/([a-z-]+)="([^"]*)"/gi)) {
        attributes[key.toLowerCase()] = decodeEntities(value);
      }
      const element = { name: start.toLowerCase(), attributes, children: [] };
      top().children.push(element);
      if (!voidNames.has(element.name)) open.push(element);
    } else if (end) {
      const at = open.findLastIndex(({ name }) => name === end.toLowerCase());
      if (at > 0) open.length = at;
    }
  }
  return root;
}

const rawText = (node: Node): string => (typeof node === "string" ? node : node.children.map(rawText).join(""));

const blockNames = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote figure figcaption pre table hr div section dl dt dd".split(" "),
);
const isBlock = (node: Node) => typeof node !== "string" && blockNames.has(node.name);

/** A code span whose fence is longer than any run of backticks in it. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const gap = /^`|`$/.test(text) ? " " : "";
  return `${fence}${gap}${text}${gap}${fence}`;
}

/** An address that may stand in round brackets. */
const linkTarget = (address: string) =>
  address.replaceAll(/[\s()<>]/g, (sign) =>
    encodeURIComponent(sign).replace(/[()]/, (b) => (b === "(" ? "%28" : "%29")),
  );

type Context = { origin: string };

function inline(nodes: readonly Node[], context: Context): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapeMarkdown(node.replaceAll(/\s+/g, " "));
      const inner = () => inline(node.children, context);
      const marked = (sign: string) => {
        const [, before = "", text = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner()) ?? [];
        return text ? `${before}${sign}${text}${sign}${after}` : before || after;
      };
      switch (node.name) {
        case "strong":
        case "b":
          return marked("**");
        case "em":
        case "i":
        case "cite":
          return marked("*");
        case "code":
        case "kbd":
        case "samp":
          return codeSpan(rawText(node));
        case "br":
          return "  \n";
        case "img": {
          const source = absoluteUrl(context.origin, node.attributes.src ?? "");
          return source ? `![${escapeMarkdown(node.attributes.alt ?? "")}](${linkTarget(source)})` : "";
        }
        case "a": {
          const href = node.attributes.href;
          if (!href) return inner();
          const target = /^(mailto|tel):/i.test(href) ? href : absoluteUrl(context.origin, href);
          return target ? `[${inner().trim()}](${linkTarget(target)})` : inner();
        }
        default:
          return inner();
      }
    })
    .join("");
}

function table(element: Element, context: Context): string {
  const rows: string[][] = [];
  let caption = "";
  const visit = (node: Node) => {
    if (typeof node === "string") return;
    if (node.name === "caption") caption = inline(node.children, context).trim();
    else if (node.name === "tr") {
      const cells = node.children.filter((child) => typeof child !== "string");
      rows.push(cells.map((cell) => inline(cell.children, context).replaceAll(/\s+/g, " ").trim()));
    } else node.children.forEach(visit);
  };
  visit(element);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return caption;
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? "").join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [...(caption ? [`*${caption}*`, ""] : []), line(head), line(Array(width).fill("---")), ...body.map(line)].join(
    "\n",
  );
}

const indent = (text: string, by: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${by}`);

function block(element: Element, context: Context): string {
  const content = () => blocks(element.children, context);
  switch (element.name) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `${"#".repeat(Number(element.name[1]))} ${inline(element.children, context).replaceAll(/\s+/g, " ").trim()}`;
    case "p":
    case "figcaption":
    case "dt":
      return inline(element.children, context).trim();
    case "hr":
      return "---";
    case "pre": {
      const code = rawText(element).replace(/\n$/, "");
      const fence = code.includes("```") ? "~~~~" : "```";
      return `${fence}\n${code}\n${fence}`;
    }
    case "blockquote":
      return content().replaceAll(/^/gm, "> ").replaceAll(/^> $/gm, ">");
    case "ul":
    case "ol": {
      const items = element.children.filter((child) => typeof child !== "string");
      return items
        .map((item, index) => {
          const sign = element.name === "ol" ? `${index + 1}. ` : "- ";
          return sign + indent(blocks(item.children, context), " ".repeat(sign.length));
        })
        .join("\n");
    }
    case "table":
      return table(element, context);
    default:
      return content();
  }
}

/** Blocks with an empty line between them; loose text between blocks is a paragraph. */
function blocks(nodes: readonly Node[], context: Context): string {
  const parts: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const text = inline(loose, context).trim();
    if (text) parts.push(text);
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !isBlock(node)) {
      loose.push(node);
      continue;
    }
    flush();
    const text = block(node, context);
    if (text) parts.push(text);
  }
  flush();
  // A list directly after the text of its item belongs to it.
  return parts.join("\n\n");
}

/** Sanitised HTML as Markdown (CommonMark with tables); addresses are made absolute on `origin`. */
export function htmlToMarkdown(html: string, origin: string): string {
  return blocks(parse(html).children, { origin });
}
