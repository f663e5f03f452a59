/** A style sheet in pieces: text that every page needs, rules that need their classes on the page, and groups of pieces. */
type Piece =
  | { kind: "text"; text: string }
  | { kind: "rule"; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: "group"; head: string; pieces: readonly Piece[] };

/** Position behind the string, escape or bracket that starts at `at`, so that signs inside it are not taken for grammar. */
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

/** The classes that a page must have for a selector to meet anything; what stands in brackets may be a choice and is left out. */
function neededClasses(selector: string): string[] {
  let plain = "";
  let depth = 0;
  for (let at = 0; at < selector.length; ) {
    const next = skip(selector, at);
    if (selector[at] === "(" || selector[at] === "[") depth++;
    if (depth === 0) plain += selector.slice(at, next);
    if (selector[at] === ")" || selector[at] === "]") depth--;
    at = next;
  }
  return [...plain.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi)].map(([, name = ""]) =>
    name.replaceAll(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, sign?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (sign ?? ""),
    ),
  );
}

const isGroup = (head: string) => /^@(media|supports|layer|container|starting-style)\b/.test(head);

/** Takes a minified style sheet apart. */
function parse(css: string): Piece[] {
  const pieces: Piece[] = [];
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
    else if (head.startsWith("@")) pieces.push({ kind: "text", text: css.slice(start, end + 1) });
    else {
      const selectors = splitList(head).map((text) => ({ text, classes: neededClasses(text) }));
      pieces.push({ kind: "rule", selectors, body });
    }
    at = end;
    start = end + 1;
  }
  return pieces;
}

function write(pieces: readonly Piece[], present: ReadonlySet<string>): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "group") {
      const inside = write(piece.pieces, present);
      if (inside) css += `${piece.head}{${inside}}`;
    } else {
      const met = piece.selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
      if (met.length > 0) css += `${met.map(({ text }) => text).join(",")}{${piece.body}}`;
    }
  }
  return css;
}

/** Every class that stands in a page's markup. */
function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    const decoded = value.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&#x27;", "'");
    for (const name of decoded.replaceAll("&quot;", '"').replaceAll("&amp;", "&").split(/\s+/)) names.add(name);
  }
  return names;
}

/**
 * Writes into a page those rules of its style sheets that its own elements can meet, in place of the links that its first
 * view would wait for. The client asks for the whole sheets when it starts and sets them behind these (React does it for
 * links with a precedence). A sheet that `sheet` does not know stays a link.
 */
export function createCriticalCss(sheet: (href: string) => string | undefined): (html: string) => string {
  const parsed = new Map<string, Piece[]>();
  return (html) => {
    let classes: Set<string> | undefined;
    return html.replaceAll(
      /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g,
      (link, href: string) => {
        let pieces = parsed.get(href);
        if (!pieces) {
          const css = sheet(href);
          if (css === undefined) return link;
          // A licence may stand in a comment; the sheet itself keeps it.
          pieces = parse(css.replaceAll(/\/\*![\s\S]*?\*\//g, ""));
          parsed.set(href, pieces);
        }
        classes ??= classesIn(html);
        return `<style data-precedence="default">${write(pieces, classes)}</style>`;
      },
    );
  };
}
