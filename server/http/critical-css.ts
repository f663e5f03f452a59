import { decodeEntities } from "../../src/lib/html-entities.ts";

/**
 * A style sheet in pieces: text that every page needs, what is needed where the page reads a custom property or names an
 * animation, rules that need their classes and elements on the page, and groups of pieces.
 */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "variable"; name: string; text: string }
  | { kind: "animation"; name: string; text: string }
  | {
      kind: "rule";
      selectors: readonly { text: string; classes: readonly string[]; elements: readonly string[] }[];
      body: string;
    }
  | { kind: "group"; head: string; pieces: readonly StylePiece[] };

type Present = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** What rules ask of the rest of the sheet: the custom properties that they read, and their text, in which animations are named. */
type Wanted = { variables: ReadonlySet<string>; text: string };

/**
 * Not for the first view of a page with scripts, and a page without them has the whole sheets: what holds where scripts are off, and
 * what holds on paper.
 */
const isForLater = (head: string) => /^@media (?:print|\(scripting:\s*none\))$/.test(head);

function write(pieces: readonly StylePiece[], present: Present, wanted: Wanted): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "variable") css += wanted.variables.has(piece.name) ? piece.text : "";
    else if (piece.kind === "animation") css += wanted.text.includes(piece.name) ? piece.text : "";
    else if (piece.kind === "group") {
      if (isForLater(piece.head)) continue;
      const isFallback = piece.head === "@layer properties";
      const inside = write(piece.pieces, present, wanted);
      if (inside || isFallback) css += `${piece.head}{${isFallback ? onlyRead(inside, wanted.variables) : inside}}`;
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
const onlyRead = (fallback: string, variables: ReadonlySet<string>) =>
  fallback.replaceAll(/(--tw-[\w-]+):(?:"[^"]*"|[^;{}])*;?/g, (declaration, name: string) =>
    variables.has(name) ? declaration : "",
  );

const variablesOf = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** The rules that a page needs of a sheet, with the properties and animations they name, and those that these name again. */
function criticalRules(pieces: readonly StylePiece[], present: Present, read: readonly string[]): string {
  let css = "";
  let wanted: Wanted = { variables: new Set(read), text: "" };
  for (let known = -1; known < wanted.variables.size; ) {
    known = wanted.variables.size;
    css = write(pieces, present, wanted);
    wanted = { variables: new Set([...wanted.variables, ...variablesOf(css)]), text: css };
  }
  return write(pieces, present, wanted);
}

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
 * links with a precedence); without scripts the links are there. `sheet` gives a style sheet as the build has parsed it; one that
 * it does not know stays a link.
 */
export function createCriticalCss(
  sheet: (href: string) => readonly StylePiece[] | undefined,
): (html: string) => string {
  const link = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g;
  return (html) => {
    const sheets = [...html.matchAll(link)].map(([, href = ""]) => sheet(href) ?? []);
    if (sheets.every((pieces) => pieces.length === 0)) return html;
    const present = partsOf(html);
    // A sheet may read what another declares.
    const read = variablesOf(html);
    const rules = sheets.map((pieces) => criticalRules(pieces, present, read));
    read.push(...rules.flatMap(variablesOf));
    let place = 0;
    return html.replaceAll(link, (whole, href: string) => {
      const pieces = sheets[place++] ?? [];
      if (pieces.length === 0) return whole;
      const css = criticalRules(pieces, present, read);
      const style = css && `<style data-precedence="default">${css}</style>`;
      return `${style}<noscript><link rel="stylesheet" href="${href}"/></noscript>`;
    });
  };
}
