import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import { escapeHtml } from "../../lib/plain-text.ts";
import { listItems } from "./list-items.ts";

/** Texts that the owner writes on one sheet, in the page's order (spec 3). `names`: other headings of a part, in lower case. */
export const noteParts = [
  {
    field: "whyCeosThinkImportant",
    column: "why_ceos_think_important",
    title: "Why CEOs Think This is Important",
    list: "ol",
    names: ["why it matters", "why this matters", "why this is important"],
  },
  { field: "conclusion", column: "conclusion", title: "Key Insights", list: null, names: ["insights", "conclusion"] },
  {
    field: "aboutGuest",
    column: "about_guest",
    title: "About the Guest",
    list: "ul",
    names: ["about our guest", "about the guests", "guest"],
  },
  {
    field: "keyTakeaways",
    column: "key_takeaways",
    title: "Key Takeaways",
    list: "ul",
    names: ["takeaways", "takeaway", "key takeaway"],
  },
  {
    field: "actionItems",
    column: "action_items",
    title: "Action Items",
    list: "ol",
    names: ["actions", "next steps", "what to do next"],
  },
] as const;

export type NotePart = (typeof noteParts)[number];
export type NotesField = NotePart["field"];

/** A value is plain text (spec 3), or HTML if plain text can't express it. */
export type Notes = Record<NotesField, string>;

/** HTML of the parts that plain text can't express, by column. */
export type RichNotes = Partial<Record<NotePart["column"], string>>;

const [, insights] = noteParts;

export const notesOf = (read: (part: NotePart) => string): Notes =>
  Object.fromEntries(noteParts.map((part) => [part.field, read(part)])) as Notes;

type Nodes = ReturnType<typeof parseDocument>["children"];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const isElement = (node: Nodes[number]): node is Element => "attribs" in node;
const nodesOf = (html: string): Nodes => parseDocument(html).children;

const blockName =
  /^(?:p|[uod]l|li|d[td]|h[1-6]|figure|figcaption|blockquote|aside|details|summary|pre|table|caption|t(?:r|head|body|foot)|hr)$/;
const isBlock = (node: Nodes[number]): node is Element => isElement(node) && blockName.test(node.name);
const startsWithBlock = /^<(?:p|[uod]l|h[1-6]|figure|blockquote|aside|details|pre|table|hr)\b[^<>]*>/;

export const isRichNote = (value: string): boolean => startsWithBlock.test(value);

/** Links, other tags, and URLs as text. */
const tagOrUrl = /<a\b[^<>]*>.*?<\/a>|<[^<>]*>|https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/gs;

const withLinks = (html: string) =>
  html.replaceAll(tagOrUrl, (match) => (match.startsWith("<") ? match : `<a href="${match}">${match}</a>`));

/** Escaped, with its URLs as links. */
export const linkedText = (text: string): string => withLinks(escapeHtml(text));

/** Collapses white space. */
export const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function textIn(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if (node.type === ElementType.Text) return node.data.replaceAll(/\s+/g, " ");
      if (!isElement(node)) return "";
      const { name, attribs, children, next } = node;
      if (name === "br") return " ";
      const text = attribs["data-embed"] ?? textIn(children);
      if (name === "td" || name === "th") return next ? `${text} · ` : text;
      return blockName.test(name) ? `\n${text}\n` : text;
    })
    .join("");
}

/** A line for each item, paragraph or row. */
const linesOf = (html: string): string[] => textIn(nodesOf(html)).split("\n").map(onOneLine).filter(Boolean);

/** Normalised for comparison: without empty paragraphs, paragraphs that only wrap an item, and links that show their URL. */
function normalise(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if (node.type === ElementType.Text) {
        const isGap = !node.data.trim() && [node.prev, node.next].some((neighbour) => neighbour && isBlock(neighbour));
        return isGap ? "" : escapeHtml(node.data.replaceAll(/\s+/g, " "));
      }
      if (!isElement(node)) return "";
      const { name, attribs, children } = node;
      const [first, ...rest] = children;
      const isWrapped = name === "li" && first !== undefined && isElement(first) && first.name === "p";
      const inner = normalise(isWrapped ? [...first.children, ...rest] : children);
      if (name === "p" && !inner.trim()) return "";
      if (name === "a" && inner === escapeHtml(attribs.href ?? "")) return inner;
      const remaining = Object.entries(attribs).filter(([key]) => key !== "rel" && key !== "target");
      return `<${name}${remaining.map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join("")}>${inner}</${name}>`;
    })
    .join("");
}

const isSameHtml = (a: string, b: string) => normalise(nodesOf(a)) === normalise(nodesOf(b));

function plainOf({ list }: NotePart, html: string): string {
  const lines = linesOf(html);
  if (list === null) return lines.join("\n\n");
  return lines.map((line, index) => `${list === "ol" ? `${index + 1}.` : "•"} ${line}`).join("\n");
}

function htmlOf({ list }: NotePart, plain: string): string {
  if (list === null) {
    const paragraphs = plain.split(/\n\s*\n/).map(onOneLine);
    return paragraphs
      .filter(Boolean)
      .map((text) => `<p>${linkedText(text)}</p>`)
      .join("");
  }
  const items = listItems(plain).map((item) => `<li>${linkedText(item)}</li>`);
  return items.length > 0 ? `<${list}>${items.join("")}</${list}>` : "";
}

/** The plain text of a value (spec 3). */
export const plainNote = (part: NotePart, value: string): string => (isRichNote(value) ? plainOf(part, value) : value);

/** HTML, with URLs as links. */
export const noteHtml = (part: NotePart, value: string): string =>
  isRichNote(value) ? withLinks(value) : htmlOf(part, value);

/** Plain text if it expresses everything in the HTML; `previous` if nothing changed. */
export function noteOf(part: NotePart, html: string, previous = ""): string {
  if (isSameHtml(html, noteHtml(part, previous))) return previous;
  const plain = plainOf(part, html);
  return isSameHtml(html, htmlOf(part, plain)) ? plain : html;
}

/** All parts with text, each below its heading. */
export const notesSheet = (notes: Notes): string =>
  noteParts
    .map((part) => ({ title: part.title, html: noteHtml(part, notes[part.field]) }))
    .map(({ title, html }) => (html ? `<h2>${title}</h2>${html}` : ""))
    .join("");

/** Text of a heading, or of an all-bold paragraph, as other products write headings. */
function headingOf(node: Element): string | undefined {
  const [first, ...rest] = node.children;
  const isBold =
    node.name === "p" && rest.length === 0 && first && isElement(first) && /^(?:strong|b)$/.test(first.name);
  return isBold || /^h[1-6]$/.test(node.name) ? DomUtils.textContent(node) : undefined;
}

/** The part that a heading starts. */
export function partOfHeading(heading: string): NotePart | undefined {
  const name = onOneLine(heading)
    .toLowerCase()
    .replace(/[\s:.!?]+$/, "");
  return noteParts.find(({ title, names }) => name === title.toLowerCase() || names.some((other) => other === name));
}

/**
 * Finds the parts of a sheet by their headings; text before them and below other headings belongs to the key insights.
 * Parts equal to those of `previous` keep its spelling, so that a round trip changes nothing.
 */
export function readSheet(html: string, previous?: Notes): Notes {
  const fields = new Map<NotesField, string>();
  let part: NotePart = insights;
  let isInline = false;
  const asWritten = { decodeEntities: false, emptyAttrs: true };
  for (const node of parseDocument(html, asWritten).children) {
    const source = DomUtils.getOuterHTML(node, asWritten);
    const heading = isElement(node) ? headingOf(node) : undefined;
    const named = heading === undefined ? undefined : partOfHeading(heading);
    if (named) part = named;
    else if (isElement(node) && /^h[12]$/.test(node.name)) part = insights;
    const text = fields.get(part.field) ?? "";
    // Text between blocks becomes a paragraph.
    if (!named && isBlock(node)) fields.set(part.field, text + source);
    else if (!named && isInline) fields.set(part.field, text.replace(/<\/p>$/, `${source}</p>`));
    else if (!named && source.trim()) fields.set(part.field, `${text}<p>${source}</p>`);
    isInline = !isBlock(node) && (isInline || source.trim() !== "");
  }
  return notesOf((notesPart) => noteOf(notesPart, fields.get(notesPart.field) ?? "", previous?.[notesPart.field]));
}

export const mapRichNotes = (rich: RichNotes, change: (html: string) => string): RichNotes =>
  Object.fromEntries(Object.entries(rich).map(([column, html]) => [column, change(html)]));

/** The stored HTML of the parts whose plain text hasn't changed since. */
export const richNotesOf = (rich: RichNotes | null | undefined, plain: (part: NotePart) => string): RichNotes =>
  Object.fromEntries(
    noteParts.flatMap((part) => {
      const html = rich?.[part.column];
      return html && plainOf(part, html) === plain(part) ? [[part.column, html] as const] : [];
    }),
  );
