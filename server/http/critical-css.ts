import { decodeEntities } from "../../src/lib/html-entities.ts";

/**
 * A style sheet in pieces: text that every page needs, text that is needed where the other rules say its sign, rules that need their
 * classes and elements on the page, and groups of pieces.
 */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "named"; sign: string; text: string }
  | {
      kind: "rule";
      selectors: readonly { text: string; classes: readonly string[]; elements: readonly string[] }[];
      body: string;
    }
  | { kind: "group"; head: string; pieces: readonly StylePiece[] };

type Present = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** `rules` is what the page needs beside named pieces, or undefined while that is being collected. */
function write(pieces: readonly StylePiece[], present: Present, rules: string | undefined): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "named") css += rules?.includes(piece.sign) ? piece.text : "";
    else if (piece.kind === "group") {
      const isFallback = piece.head === "@layer properties";
      const inside = isFallback && rules === undefined ? "" : write(piece.pieces, present, rules);
      if (inside || isFallback) css += `${piece.head}{${isFallback && rules ? onlyRead(inside, rules) : inside}}`;
    } else {
      const met = piece.selectors.filter(
        ({ classes, elements }) =>
          classes.every((name) => present.classes.has(name)) && elements.every((name) => present.elements.has(name)),
      );
      if (met.length > 0) css += `${met.map(({ text }) => text).join(",")}{${piece.body}}`;
    }
  }
  return css;
}

/** The framework's first values of its own properties, for browsers that cannot register any, without those that no rule reads. */
const onlyRead = (fallback: string, rules: string) =>
  fallback.replaceAll(/(--tw-[\w-]+):(?:"[^"]*"|[^;{}])*;?/g, (declaration, name: string) =>
    rules.includes(`var(${name}`) ? declaration : "",
  );

/** Every class and element in a page's markup. */
function partsOf(html: string): Present {
  const classes = new Set<string>();
  for (const [, value = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decodeEntities(value).split(/\s+/)) classes.add(name);
  }
  return { classes, elements: new Set([...html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)/g)].map(([, name = ""]) => name)) };
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
    let present: Present | undefined;
    return html.replaceAll(
      /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g,
      (link, href: string) => {
        const pieces = sheet(href);
        if (!pieces) return link;
        present ??= partsOf(html);
        const css = write(pieces, present, write(pieces, present, undefined));
        return `<style data-precedence="default">${css}</style>`;
      },
    );
  };
}
