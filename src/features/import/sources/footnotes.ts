import { DomUtils } from "htmlparser2";
import {
  attribute,
  byClass,
  byTag,
  findElement,
  findElements,
  type HtmlElement,
  hasClass,
  isElement,
  type Nodes,
  parseHtml,
  wordsOf,
} from "./html-tree.ts";

type Reference = { link: HtmlElement; note: HtmlElement };

const notePattern = /^[^\p{L}\p{N}]?\d{1,4}(?::\d{1,4})?[^\p{L}\p{N}]?$/u;

/** A list item, or a note of Substack. */
const isNote = (element: HtmlElement) =>
  element.name === "li" || (element.name === "div" && hasClass(element, "footnote"));

const idOf = (note: HtmlElement): string => {
  const number = note.name === "div" ? findElement(note, byClass("footnote-number")) : undefined;
  return attribute(note, "id") || (number ? attribute(number, "id") : "");
};

/** Numeric links to notes further down, in their order. In joined texts, ids can repeat: the next item is meant. */
function findReferences(elements: readonly HtmlElement[]): Reference[] {
  const notesById = new Map<string, HtmlElement>();
  const references: Reference[] = [];
  for (const element of elements.toReversed()) {
    const isSubstack = hasClass(element, "footnote-anchor");
    const href = attribute(element, "href").replace(isSubstack ? /^[^#]+/ : "", "");
    const note = element.name === "a" && href.startsWith("#") ? notesById.get(href.slice(1)) : undefined;
    if (note && notePattern.test(wordsOf(element))) references.push({ link: element, note });
    if (isNote(element) && idOf(element)) notesById.set(idOf(element), element);
  }
  return references.toReversed();
}

function detach(note: HtmlElement): void {
  const { parent } = note;
  DomUtils.removeElement(note);
  if (parent && isElement(parent) && !parent.children.some(isElement)) DomUtils.removeElement(parent);
}

/** Replaces the other product's backlink. */
function writeNote(note: HtmlElement, number: number, isReferred: boolean): void {
  note.children = findElement(note, byClass("footnote-content"))?.children ?? note.children;
  note.name = "li";
  note.attribs = { id: `footnote-${number}` };
  for (const link of findElements(note, byTag("a")))
    if (attribute(link, "href").startsWith("#") && !/[\p{L}\p{N}]/u.test(wordsOf(link))) DomUtils.removeElement(link);
  const last = note.children.filter(isElement).findLast((element) => wordsOf(element) !== "");
  const isBlock = last?.name === "p";
  if (isBlock) note.children = note.children.filter((node) => node.type !== "text" || node.data.trim());
  const holder = isBlock ? last : note;
  for (let end = holder.children.at(-1); end?.type === "text"; end = holder.children.at(-1)) {
    end.data = end.data.trimEnd();
    if (end.data) break;
    holder.children.pop();
  }
  if (isReferred) holder.children.push(...parseHtml(` <a href="#footnote-ref-${number}">↑</a>`));
}

/** Converts the footnotes of any product to the editor's, with one list at the end; the editor's own stay the same. */
export function writeFootnotes(nodes: Nodes): Nodes {
  const elements = findElements(nodes, (element) => element.name === "a" || isNote(element));
  if (elements.some((element) => attribute(element, "id").startsWith("footnote-ref-"))) return nodes;
  const references = findReferences(elements);
  const list = findElement(parseHtml("<ol></ol>"), byTag("ol"));
  if (references.length === 0 || !list) return nodes;
  const referred = new Set(references.map(({ note }) => note));
  const lists = new Set([...referred].map(({ parent }) => parent));
  const unreferenced = elements.filter((element) => isNote(element) && idOf(element) && lists.has(element.parent));
  const numbers = new Map([...new Set([...referred, ...unreferenced])].map((note, number) => [note, number + 1]));
  const seen = new Set<HtmlElement>();
  for (const { link, note } of references) {
    const number = numbers.get(note);
    const isIn = link.parent && isElement(link.parent) && link.parent.name === "sup";
    link.name = isIn ? "span" : "sup";
    link.attribs = {};
    const id = seen.has(note) ? "" : ` id="footnote-ref-${number}"`;
    link.children = parseHtml(`<a href="#footnote-${number}"${id}>[${number}]</a>`);
    seen.add(note);
  }
  for (const rule of findElements(nodes, byClass("footnotes-sep"))) DomUtils.removeElement(rule);
  for (const [note, number] of numbers) {
    detach(note);
    writeNote(note, number, referred.has(note));
  }
  list.children = [...numbers.keys()];
  return [...nodes, list];
}
