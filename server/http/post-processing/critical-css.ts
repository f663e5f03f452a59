import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Edit } from "../../../src/lib/edit-html.ts";
import { escapeHtml } from "../../../src/lib/plain-text.ts";
import { rulesOf, type StylePiece, variablesOf } from "./critical-rules.ts";
import type { Page } from "./read-page.ts";

/** Cache limit; each entry is about 40 KB. */
const maxCachedPages = 100;

const needsOf = (pieces: readonly StylePiece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === "rule") return [...piece.selectors.flatMap(({ needs }) => needs), ...needsOf(piece.pieces)];
    return piece.kind === "group" ? needsOf(piece.pieces) : [];
  });

type Need = { name: string; isOn: (page: Page) => boolean };

function readNeed(name: string): Need {
  const selector = name.slice(1);
  if (name.startsWith(".")) return { name, isOn: ({ classes }) => classes.has(selector) };
  if (!name.startsWith("[")) return { name, isOn: ({ elements }) => elements.has(name) };
  const [attribute = "", ...rest] = selector.slice(0, -1).split("=");
  const value = rest.join("=");
  if (rest.length === 0) return { name, isOn: ({ attributes }) => attributes.has(attribute) };
  return { name, isOn: ({ attributes }) => attributes.get(attribute)?.has(value) === true };
}

const textsWithVariables = ({ styles, attributes }: Page): string =>
  [...styles.map(({ text }) => text), ...[...attributes.values()].flatMap((values) => [...values])].join(" ");

type Sheets = readonly (readonly StylePiece[] | undefined)[];

/** Caches critical rules by the features of a page: computing them takes longer than rendering it. */
function createRulesOfPages() {
  const cache = new LRUCache<string, ReturnType<typeof rulesOf>>({ max: maxCachedPages });
  const needsOfSheets = new WeakMap<readonly StylePiece[], readonly Need[]>();

  function matchedNeeds(sheet: readonly StylePiece[], page: Page): string[] {
    const needs = needsOfSheets.get(sheet) ?? [...new Set(needsOf(sheet))].map(readNeed);
    needsOfSheets.set(sheet, needs);
    return needs.filter(({ isOn }) => isOn(page)).map(({ name }) => name);
  }

  return (hrefs: readonly string[], sheets: Sheets, page: Page) => {
    const present = sheets.flatMap((sheet) => (sheet ? matchedNeeds(sheet, page) : []));
    const read = [...new Set(variablesOf(textsWithVariables(page)))].sort();
    const key = hash("sha256", JSON.stringify([hrefs, read, present]));
    const rules = cache.get(key) ?? rulesOf(sheets, new Set(present), read);
    cache.set(key, rules);
    return rules;
  };
}

/**
 * Inlines critical rules in place of the style-sheet links and returns their hash sources (`addedSheets`). The client loads
 * the full sheets later (React, links with a precedence); without scripts the links apply. Unknown sheets stay links.
 */
export function createCriticalCss(
  sheet: (href: string) => readonly StylePiece[] | undefined,
): (page: Page) => { edits: Edit[]; addedSheets: string[] } {
  const rulesOfPage = createRulesOfPages();
  return (page) => {
    const links = page.links.filter(({ attributes }) => attributes["data-precedence"] === "default");
    const hrefs = links.map(({ attributes: { href = "" } }) => href);
    const sheets = hrefs.map(sheet);
    if (!sheets.some((pieces) => pieces)) return { edits: [], addedSheets: [] };
    const rules = rulesOfPage(hrefs, sheets, page);
    const edits = links.flatMap(({ start, end }, index) => {
      const rule = rules[index];
      if (!rule) return [];
      const style = rule.css && `<style data-precedence="default">${rule.css}</style>`;
      const link = `<noscript><link rel="stylesheet" href="${escapeHtml(hrefs[index] ?? "")}"/></noscript>`;
      return [{ start, end, text: style + link }];
    });
    return { edits, addedSheets: rules.flatMap((rule) => (rule?.css ? [rule.source] : [])) };
  };
}
