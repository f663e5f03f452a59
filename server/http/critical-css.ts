import { LRUCache } from "lru-cache";
import { decodeEntities } from "../../src/lib/html-entities.ts";

/**
 * A style sheet in pieces: text that every page needs, what is needed where the page reads a custom property or names an
 * animation, rules that need their classes and elements on the page, and groups of pieces.
 */
export type StylePiece =
  | { kind: "text"; text: string }
  | { kind: "variable"; name: string; text: string }
  | { kind: "animation"; name: string; text: string }
  | { kind: "rule"; selectors: readonly Selector[]; pieces: readonly StylePiece[] }
  | { kind: "group"; head: string; pieces: readonly StylePiece[] };

/** A selector and what a page must have for it to meet anything: an attribute is a name, or name="value". */
export type Selector = {
  text: string;
  classes: readonly string[];
  elements: readonly string[];
  attributes: readonly string[];
};

type Present = Record<"classes" | "elements" | "attributes", ReadonlySet<string>>;

/** What rules ask of the rest of the sheet: the custom properties that they read, and their text, in which animations are named. */
type Wanted = { variables: ReadonlySet<string>; text: string };

/**
 * Not for the first view of a page with scripts, and a page without them has the whole sheets: what holds where scripts are off,
 * on paper and under a pointer, and the framework's first values for browsers that cannot register properties.
 */
const isForLater = (head: string) =>
  /^@(?:media (?:print|\(scripting:\s*none\)|\(hover:\s*hover\))|layer properties)$/.test(head);

const kinds = ["classes", "elements", "attributes"] as const;

/** The pieces that a page's own elements can meet, a rule as a group under those of its selectors that they do. */
function metBy(present: Present, pieces: readonly StylePiece[]): StylePiece[] {
  return pieces.flatMap((piece): StylePiece[] => {
    if (piece.kind !== "rule" && piece.kind !== "group") return [piece];
    const head = piece.kind === "group" ? piece.head : metSelectors(present, piece.selectors);
    const inside = head === "" || isForLater(head) ? [] : metBy(present, piece.pieces);
    if (inside.length > 0) return [{ kind: "group", head, pieces: inside }];
    // The order of the layers is that in which they are first named.
    return head.startsWith("@layer ") ? [{ kind: "text", text: `${head};` }] : [];
  });
}

const metSelectors = (present: Present, selectors: readonly Selector[]): string =>
  selectors
    .filter((selector) => kinds.every((kind) => selector[kind].every((name) => present[kind].has(name))))
    .map(({ text }) => text)
    .join(",");

function write(pieces: readonly StylePiece[], wanted: Wanted): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "text") css += piece.text;
    else if (piece.kind === "variable") css += wanted.variables.has(piece.name) ? piece.text : "";
    else if (piece.kind === "animation") css += wanted.text.includes(piece.name) ? piece.text : "";
    else if (piece.kind === "group") {
      const inside = write(piece.pieces, wanted);
      if (inside) css += `${piece.head}{${inside.replace(/;$/, "")}}`;
    }
  }
  return css;
}

const variablesOf = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

/** The rules that a page needs of a sheet, with the properties and animations they name, and those that these name again. */
function criticalRules(pieces: readonly StylePiece[], read: readonly string[]): string {
  let css = "";
  let wanted: Wanted = { variables: new Set(read), text: "" };
  for (let known = -1; known < wanted.variables.size; ) {
    known = wanted.variables.size;
    css = write(pieces, wanted);
    wanted = { variables: new Set([...wanted.variables, ...variablesOf(css)]), text: css };
  }
  return write(pieces, wanted);
}

type Asked = Record<(typeof kinds)[number], Set<string>>;

/** Every class, element and attribute that any selector of these pieces asks for. */
function askedBy(pieces: readonly StylePiece[], asked: Asked): Asked {
  for (const piece of pieces) {
    if (piece.kind !== "rule" && piece.kind !== "group") continue;
    for (const selector of piece.kind === "rule" ? piece.selectors : []) {
      for (const kind of kinds) for (const name of selector[kind]) asked[kind].add(name);
    }
    askedBy(piece.pieces, asked);
  }
  return asked;
}

/** The rules that a page needs of each of its sheets. */
function rulesOf(sheets: readonly (readonly StylePiece[] | undefined)[], present: Present, read: readonly string[]) {
  const met = sheets.map((pieces) => pieces && metBy(present, pieces));
  // A sheet may read what another declares.
  const readByAny = [...read, ...met.flatMap((pieces = []) => variablesOf(criticalRules(pieces, read)))];
  return met.map((pieces) => pieces && criticalRules(pieces, readByAny));
}

/** More kinds of pages than the site has; each is about 40 KB. */
const maxKinds = 100;

/** More attributes than the site's pages write to the letter; what belongs to one page alone makes room again. */
const maxAttributes = 5000;

/** What a page has of what its sheets ask for: a class, an element or an attribute. */
type Part = { kind: (typeof kinds)[number]; name: string };

const attributePattern = /\s[a-zA-Z-]+="[^"]*"/g;
const tagPattern = /<[a-zA-Z][a-zA-Z0-9]*/g;

/** What an attribute, as it is written, has of what is asked for. */
function partsOfAttribute(attribute: string, asked: Asked): Part[] {
  const end = attribute.indexOf("=");
  const key = attribute.slice(1, end).toLowerCase();
  const value = attribute.slice(end + 2, -1);
  const parts: Part[] = [];
  for (const name of [key, `${key}="${value}"`])
    if (asked.attributes.has(name)) parts.push({ kind: "attributes", name });
  for (const name of key === "class" ? decodeEntities(value).split(/\s+/) : []) {
    if (asked.classes.has(name)) parts.push({ kind: "classes", name });
  }
  return parts;
}

type Rules = ReturnType<typeof rulesOf>;

/** The rules of pages that have the same sheets; `known` are those of all kinds of pages. */
function createRulesOfSheets(
  name: string,
  sheets: readonly (readonly StylePiece[] | undefined)[],
  known: LRUCache<string, Rules>,
) {
  const asked: Asked = { classes: new Set(), elements: new Set(), attributes: new Set() };
  for (const pieces of sheets) askedBy(pieces ?? [], asked);
  const partsByAttribute = new LRUCache<string, readonly Part[]>({ max: maxAttributes });

  function partsOfText(attribute: string): readonly Part[] {
    const known = partsByAttribute.get(attribute);
    if (known) return known;
    // A copy: a piece of a page's text would hold the whole page in memory.
    const own = Buffer.from(attribute).toString();
    const parts = partsOfAttribute(own, asked);
    partsByAttribute.set(own, parts);
    return parts;
  }

  /** Every class, element and attribute of a page's markup that the sheets ask for: a tenth of what it has. */
  function partsOf(html: string): Asked {
    const present: Asked = { classes: new Set(), elements: new Set(), attributes: new Set() };
    // A page repeats most of its attributes to the letter, and pages those of each other: each is read once.
    for (const attribute of new Set(html.match(attributePattern))) {
      for (const { kind, name } of partsOfText(attribute)) present[kind].add(name);
    }
    for (const tag of new Set(html.match(tagPattern))) {
      if (asked.elements.has(tag.slice(1))) present.elements.add(tag.slice(1));
    }
    return present;
  }

  return (html: string) => {
    const present = partsOf(html);
    const read = [...new Set(variablesOf(html))].sort();
    const key = JSON.stringify([name, ...kinds.map((kind) => [...present[kind]].sort()), read]);
    const rules = known.get(key) ?? rulesOf(sheets, present, read);
    known.set(key, rules);
    return rules;
  };
}

/**
 * The rules of pages, worked out once for all that ask the same of the same sheets: the pages of a search, or the articles of one
 * make. Working them out takes longer than rendering a page.
 */
function createRulesOfPages(sheet: (href: string) => readonly StylePiece[] | undefined) {
  const known = new LRUCache<string, Rules>({ max: maxKinds });
  const readers = new Map<string, ReturnType<typeof createRulesOfSheets>>();
  return (hrefs: readonly string[], html: string) => {
    const name = hrefs.join(" ");
    const rulesOfPage = readers.get(name) ?? createRulesOfSheets(name, hrefs.map(sheet), known);
    readers.set(name, rulesOfPage);
    return rulesOfPage(html);
  };
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
  const rulesOfPage = createRulesOfPages(sheet);
  return (html) => {
    const hrefs = [...html.matchAll(link)].map(([, href = ""]) => href);
    if (!hrefs.some((href) => sheet(href))) return html;
    const rules = rulesOfPage(hrefs, html);
    let place = 0;
    return html.replaceAll(link, (found, href: string) => {
      const css = rules[place++];
      if (css === undefined) return found;
      const style = css && `<style data-precedence="default">${css}</style>`;
      return `${style}<noscript><link rel="stylesheet" href="${href}"/></noscript>`;
    });
  };
}
