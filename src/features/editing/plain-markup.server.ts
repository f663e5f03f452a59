const spans = ["strong", "em", "b", "i", "u", "s", "code", "mark", "small", "sub", "sup"];
const inline = [...spans, "a", "br"];
const lists = ["ul", "ol"];
const blocks = ["p", "h2", "h3", "h4", "blockquote", "pre", "hr", "table", ...lists];

const oneElement = (name: string, inside: readonly string[]): [string, ReadonlySet<string>] => [name, new Set(inside)];

/** What may stand in an element so that no parser closes or moves anything; "" is the text's own level. */
const insideOf = new Map<string, ReadonlySet<string>>([
  oneElement("", [...blocks, ...inline]),
  oneElement("blockquote", [...blocks, ...inline]),
  ...lists.map((name) => oneElement(name, ["li"])),
  oneElement("li", [...inline, ...lists, "p"]),
  ...["p", "h2", "h3", "h4", "pre"].map((name) => oneElement(name, inline)),
  ...spans.map((name) => oneElement(name, inline)),
  oneElement("a", [...spans, "br"]),
  oneElement("table", ["caption", "thead", "tbody"]),
  ...["thead", "tbody"].map((name) => oneElement(name, ["tr"])),
  oneElement("tr", ["th", "td"]),
  ...["caption", "th", "td"].map((name) => oneElement(name, inline)),
]);

/** A start or end tag, an empty element, or words; only links and heads of tables have attributes. */
const piece =
  /<(\/?)([a-z][a-z0-9]*)>|<a href="([^"]*)"( rel="noopener")?>|<(th) scope="(?:col|row)">|<(br|hr) \/>|[^<>&]+|&(?:amp|lt|gt);/y;

/** Control characters but for ends of lines and tabs. */
const control = /[^\P{Cc}\n\t]/u;

const path = "[\\w./#?=%~-]*";
const ownAddress = new RegExp(`^(?:/(?!/)${path}|#${path})$`);
const otherAddress = new RegExp(`^https://[a-z0-9.-]+(?:/${path})?$`);

/**
 * Whether HTML consists of nothing but common elements, properly nested, in the very form in which sanitising leaves them, so
 * that there is nothing to sanitise. It says no whenever it does not know.
 */
export function isPlainMarkup(html: string): boolean {
  if (control.test(html)) return false;
  const open = [""];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (!found) return false;
    const [, end, element, href, rel, head, empty] = found;
    if (end) {
      if (open.length === 1 || open.pop() !== element) return false;
      continue;
    }
    if (href !== undefined && !(rel ? otherAddress : ownAddress).test(href)) return false;
    const name = href === undefined ? (element ?? head ?? empty) : "a";
    if (name === undefined) continue;
    // A link in a link, however deep, is closed by parsers.
    if (!insideOf.get(open.at(-1) ?? "")?.has(name) || (name === "a" && open.includes("a"))) return false;
    if (empty) continue;
    if (!insideOf.has(name)) return false;
    open.push(name);
  }
  return open.length === 1;
}
