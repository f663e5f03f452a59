import { LRUCache } from "lru-cache";
import { decodeEntities } from "../../../src/lib/plain-text.ts";
import { kinds, rulesOf, type StylePiece, variablesOf } from "./critical-rules.ts";

type Selectors = Record<(typeof kinds)[number], Set<string>>;

function collectSelectors(pieces: readonly StylePiece[], selectors: Selectors): Selectors {
  for (const piece of pieces) {
    if (piece.kind !== "rule" && piece.kind !== "group") continue;
    for (const selector of piece.kind === "rule" ? piece.selectors : []) {
      for (const kind of kinds) for (const name of selector[kind]) selectors[kind].add(name);
    }
    collectSelectors(piece.pieces, selectors);
  }
  return selectors;
}

/** Cache limit; each entry is about 40 KB. */
const maxCachedPages = 100;

/** Cache limit; above the number of distinct attributes on the site. */
const maxAttributes = 5000;

const tagPattern = /<[a-zA-Z][a-zA-Z0-9]*/g;

type Indexes = Record<(typeof kinds)[number], Map<string, number>>;

function assignIndexes(selectors: Selectors): { indexes: Indexes; count: number } {
  let count = 0;
  const number = (names: ReadonlySet<string>) => new Map([...names].map((name) => [name, count++]));
  const indexes: Indexes = {
    classes: number(selectors.classes),
    elements: number(selectors.elements),
    attributes: number(selectors.attributes),
  };
  return { indexes, count };
}

function attributePatternOf({ attributes }: Selectors): RegExp {
  const names = new Set(["class", ...[...attributes].map((attribute) => attribute.replace(/=.*$/, ""))]);
  return new RegExp(`\\s(?:${[...names].map((name) => name.replaceAll(/[^\w-]/g, "\\$&")).join("|")})="[^"]*"`, "gi");
}

function indexesOfAttribute(attribute: string, indexes: Indexes): number[] {
  const end = attribute.indexOf("=");
  const key = attribute.slice(1, end).toLowerCase();
  const value = attribute.slice(end + 2, -1);
  const classes = key === "class" ? decodeEntities(value).split(/\s+/) : [];
  return [
    ...[key, `${key}="${value}"`].map((name) => indexes.attributes.get(name)),
    ...classes.map((name) => indexes.classes.get(name)),
  ].filter((place) => place !== undefined);
}

type Rules = ReturnType<typeof rulesOf>;

function createRulesOfSheets(
  name: string,
  sheets: readonly (readonly StylePiece[] | undefined)[],
  known: LRUCache<string, Rules>,
) {
  const selectors: Selectors = { classes: new Set(), elements: new Set(), attributes: new Set() };
  for (const pieces of sheets) collectSelectors(pieces ?? [], selectors);
  const { indexes, count } = assignIndexes(selectors);
  const attributePattern = attributePatternOf(selectors);
  const indexesByAttribute = new Map<string, readonly number[]>();

  function indexesOfText(attribute: string): readonly number[] {
    const found = indexesByAttribute.get(attribute);
    if (found) return found;
    if (indexesByAttribute.size >= maxAttributes) indexesByAttribute.clear();
    // A copy, because a substring would keep the whole page in memory.
    const own = Buffer.from(attribute).toString();
    const made = indexesOfAttribute(own, indexes);
    indexesByAttribute.set(own, made);
    return made;
  }

  /** 1 or 0 for each required class, element and attribute. */
  function presenceIn(html: string): Uint8Array {
    const present = new Uint8Array(count);
    // Attributes repeat verbatim within and across pages, so each is parsed once.
    for (const attribute of new Set(html.match(attributePattern))) {
      for (const place of indexesOfText(attribute)) present[place] = 1;
    }
    for (const tag of new Set(html.match(tagPattern))) {
      const place = indexes.elements.get(tag.slice(1));
      if (place !== undefined) present[place] = 1;
    }
    return present;
  }

  const namesIn = (present: Uint8Array, all: ReadonlyMap<string, number>) =>
    new Set([...all].filter(([, place]) => present[place] === 1).map(([name]) => name));

  return (html: string) => {
    const present = presenceIn(html);
    const read = [...new Set(variablesOf(html))].sort();
    const key = `${name} ${read.join(" ")} ${Buffer.from(present).toString("latin1")}`;
    const rules =
      known.get(key) ??
      rulesOf(
        sheets,
        {
          classes: namesIn(present, indexes.classes),
          elements: namesIn(present, indexes.elements),
          attributes: namesIn(present, indexes.attributes),
        },
        read,
      );
    known.set(key, rules);
    return rules;
  };
}

/** Caches critical rules by the features of a page: computing them takes longer than rendering it. */
function createRulesOfPages(sheet: (href: string) => readonly StylePiece[] | undefined) {
  const known = new LRUCache<string, Rules>({ max: maxCachedPages });
  const readers = new Map<string, ReturnType<typeof createRulesOfSheets>>();
  return (hrefs: readonly string[], html: string) => {
    const name = hrefs.join(" ");
    const rulesOfPage = readers.get(name) ?? createRulesOfSheets(name, hrefs.map(sheet), known);
    readers.set(name, rulesOfPage);
    return rulesOfPage(html);
  };
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="default"\/>/g;

/**
 * Inlines critical rules in place of the style-sheet links and returns their hash sources (`addedSheets`). The client loads
 * the full sheets later (React, links with a precedence); without scripts the links apply. Unknown sheets stay links.
 */
export function createCriticalCss(
  sheet: (href: string) => readonly StylePiece[] | undefined,
): (head: string, markup: string) => { head: string; addedSheets: string[] } {
  const rulesOfPage = createRulesOfPages(sheet);
  return (head, markup) => {
    const hrefs = [...head.matchAll(sheetLink)].map(([, href = ""]) => href);
    if (!hrefs.some((href) => sheet(href))) return { head, addedSheets: [] };
    const rules = rulesOfPage(hrefs, markup);
    let place = 0;
    const styled = head.replaceAll(sheetLink, (found, href: string) => {
      const written = rules[place++];
      if (!written) return found;
      const style = written.css && `<style data-precedence="default">${written.css}</style>`;
      return `${style}<noscript><link rel="stylesheet" href="${href}"/></noscript>`;
    });
    return { head: styled, addedSheets: rules.flatMap((written) => (written?.css ? [written.source] : [])) };
  };
}
