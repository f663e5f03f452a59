import { decodeEntities } from "../../src/lib/html-entities.ts";

/** A style sheet in pieces: text that every page needs, rules that need their classes on the page, and groups of pieces. */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "rule"; selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  | { kind: "group"; head: string; pieces: readonly StylePiece[] };

function write(pieces: readonly StylePiece[], present: ReadonlySet<string>): string {
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

/** Every class in a page's markup. */
function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decodeEntities(value).split(/\s+/)) names.add(name);
  }
  return names;
}

/**
 * Writes into a page those rules of its style sheets that its own elements can meet, in place of the links that its first
 * view would wait for. The client asks for the whole sheets when it starts and sets them behind these (React does it for
 * links with a precedence). `sheet` gives a style sheet as the build has parsed it; one that it does not know stays a link.
 */
export function createCriticalCss(
  sheet: (href: string) => readonly StylePiece[] | undefined,
): (html: string) => string {
  return (html) => {
    let classes: Set<string> | undefined;
    return html.replaceAll(
      /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g,
      (link, href: string) => {
        const pieces = sheet(href);
        if (!pieces) return link;
        classes ??= classesIn(html);
        return `<style data-precedence="default">${write(pieces, classes)}</style>`;
      },
    );
  };
}
