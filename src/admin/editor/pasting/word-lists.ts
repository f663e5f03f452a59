/** Values by property, both in lower case. */
type Declarations = ReadonlyMap<string, string>;

export type PastedStyles = {
  /** Declarations of an element's classes, then its own. */
  of: (element: Element) => Declarations;
  /** For Word's list style and level; undefined when the document does not say. */
  isBulleted: (list: string, level: number) => boolean | undefined;
};

function readDeclarations(text: string): [string, string][] {
  return text.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    return colon < 1
      ? []
      : [
          [
            part.slice(0, colon).trim().toLowerCase(),
            part
              .slice(colon + 1)
              .trim()
              .toLowerCase(),
          ],
        ];
  });
}

/** Moves `style` to `data-style` and style elements to `css`: the CSP forbids both. */
export function separateStyles(html: string): { html: string; css: string } {
  let css = "";
  const plain = html
    .replaceAll(/<style\b[^<>]*>((?:(?!<style\b)[\s\S])*?)<\/style>/gi, (_whole, text: string) => {
      css += `${text}\n`;
      return "";
    })
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(\s*=)/gi, " data-style$1"));
  return { html: plain, css };
}

/** Reads style sheets of Word (`@list l0:level1`, `p.MsoNormal`) and Cocoa (`p.p1`, `span.s1`). */
export function readPastedStyles(css: string): PastedStyles {
  const classes = new Map<string, [string, string][]>();
  const bullets = new Map<string, boolean>();
  const rules = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/g, "").matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = "", body = ""] of rules) {
    const declarations = readDeclarations(body);
    const list = /@list\s+(l\d+):level(\d+)/i.exec(selectors);
    if (list) {
      const format = declarations.find(([name]) => name === "mso-level-number-format")?.[1];
      bullets.set(`${list[1]}:${list[2]}`, format === "bullet" || format === "image");
      continue;
    }
    for (const selector of selectors.split(",")) {
      const name = /^(?:[a-z][a-z0-9]*)?\.([\w-]+)$/i.exec(selector.trim())?.[1];
      if (name) classes.set(name, [...(classes.get(name) ?? []), ...declarations]);
    }
  }
  return {
    of: (element) =>
      new Map([
        ...[...element.classList].flatMap((name) => classes.get(name) ?? []),
        ...readDeclarations(element.getAttribute("data-style") ?? ""),
      ]),
    isBulleted: (list, level) => bullets.get(`${list}:${level}`),
  };
}

const boldWords = /^(?:bold|bolder|[6-9]00)$/;

export function boldOf(style: Declarations): boolean | undefined {
  const weight = style.get("font-weight");
  if (weight !== undefined) return boldWords.test(weight);
  const font = style.get("font");
  return font === undefined ? undefined : font.split(/\s+/).some((word) => boldWords.test(word)) || undefined;
}

export function italicOf(style: Declarations): boolean | undefined {
  const slant = style.get("font-style");
  if (slant !== undefined) return /^(?:italic|oblique)/.test(slant);
  return /(?:^|\s)(?:italic|oblique)(?:\s|$)/.test(style.get("font") ?? "") || undefined;
}

/** Pixels or points, as written; undefined when unspecified. */
export function fontSizeOf(style: Declarations): number | undefined {
  const size = /(?<!\d)(\d+(?:\.\d+)?)(?:px|pt)/.exec(style.get("font-size") ?? style.get("font") ?? "")?.[1];
  return size === undefined ? undefined : Number(size);
}

type WordItem = { level: number; list: string; isOrdered: boolean; start: number };

const bulletMarks = /^[·•●○▪■□§–—-]$|^o$|^[\uF000-\uF0FF]$/;
const numberMarks = /^\(?(?:\d{1,4}|[a-z]|[ivxlcdm]{1,7})[.)]$/i;

/** Points of indentation per list level in Word. */
const levelIndent = 36;

const isItemIgnored = (element: Element, styles: PastedStyles) => styles.of(element).get("mso-list") === "ignore";

function markerOf(paragraph: Element, styles: PastedStyles): Element | undefined {
  return [...paragraph.querySelectorAll("span")].find((span) => isItemIgnored(span, styles));
}

/** Letters and Roman numerals count as 1. */
const startOf = (mark: string) => Number(/\d+/.exec(mark)?.[0] ?? 1);

/** List paragraph marked by Word: `mso-list:l0 level1 lfo1`. */
function markedItem(paragraph: Element, styles: PastedStyles): WordItem | undefined {
  const named = /^(l\d+)\s+level(\d+)/.exec(styles.of(paragraph).get("mso-list") ?? "");
  if (!named) return undefined;
  const [, list = "", deep = "1"] = named;
  const level = Number(deep);
  const marker = markerOf(paragraph, styles);
  const mark = marker?.textContent?.replaceAll(/[\s\u00A0]/g, "") ?? "";
  marker?.remove();
  const isOrdered = numberMarks.test(mark) || (!bulletMarks.test(mark) && styles.isBulleted(list, level) === false);
  return { level, list, isOrdered, start: startOf(mark) };
}

/** List paragraph without marks, recognised by class, indentation and first characters. */
function indentedItem(paragraph: Element, styles: PastedStyles): WordItem | undefined {
  if (!paragraph.className.startsWith("MsoListParagraph")) return undefined;
  const [, mark = ""] = /^\s*(\S{1,8}?)[\s\u00A0]+\S/.exec(paragraph.textContent ?? "") ?? [];
  const isOrdered = numberMarks.test(mark);
  if (!isOrdered && !bulletMarks.test(mark)) return undefined;
  const first = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let isMark = true;
  for (let text = first.nextNode(); text && isMark; text = first.nextNode()) {
    const rest = (text.nodeValue ?? "").replace(mark, "").replace(/^[\s\u00A0]+/, "");
    text.nodeValue = rest;
    isMark = rest === "";
  }
  const [, amount = "0", unit = "pt"] =
    /(?<![\d.])([\d.]+)(in|cm|pt|px)/.exec(styles.of(paragraph).get("margin-left") ?? "") ?? [];
  const points = Number(amount) * ({ in: 72, cm: 28.35, px: 0.75 }[unit] ?? 1);
  return { level: Math.max(1, Math.round(points / levelIndent)), list: "", isOrdered, start: startOf(mark) };
}

type OpenList = { element: Element; level: number; list: string; isOrdered: boolean };

/** Turns Word's list paragraphs into nested lists. */
export function writeWordLists(root: Element, styles: PastedStyles): void {
  const create = (name: string) => root.ownerDocument.createElement(name);
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll("p")) {
    const item = markedItem(paragraph, styles) ?? indentedItem(paragraph, styles);
    if (!item) continue;
    // Anything between two paragraphs ends the list.
    if (!last || elementBefore(paragraph) !== last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    const same = open.at(-1);
    const isNew = same?.level === item.level && (same.isOrdered !== item.isOrdered || same.list !== item.list);
    if (isNew) open.pop();
    let inner = open.at(-1);
    if (inner?.level !== item.level) {
      const element = create(item.isOrdered ? "ol" : "ul");
      if (item.isOrdered && item.start > 1) element.setAttribute("start", String(item.start));
      if (inner) inner.element.lastElementChild?.append(element);
      else paragraph.before(element);
      inner = { ...item, element };
      open.push(inner);
    }
    const entry = create("li");
    entry.append(...paragraph.childNodes);
    inner.element.append(entry);
    paragraph.remove();
    last = open[0]?.element;
  }
}

/** Undefined when text separates the two. */
function elementBefore(element: Element): Element | undefined {
  for (let before = element.previousSibling; before; before = before.previousSibling) {
    if (before instanceof Element) return before;
    if (before.nodeType === before.TEXT_NODE && before.nodeValue?.trim()) return undefined;
  }
  return undefined;
}

/** Google Docs and Outlook place nested lists beside the items: moves them into the preceding item. */
export function nestLists(root: Element): void {
  for (const list of [...root.querySelectorAll(":is(ul, ol) > :is(ul, ol)")]) {
    const before = list.previousElementSibling;
    if (before?.localName === "li") before.append(list);
    else {
      const item = root.ownerDocument.createElement("li");
      list.before(item);
      item.append(list);
    }
  }
  for (const item of root.querySelectorAll("li[aria-level]")) lowerToLevel(item);
}

const isList = (element: Element | null | undefined) => element?.localName === "ul" || element?.localName === "ol";

function listDepth(element: Element): number {
  let depth = 0;
  for (let list = element.closest("ul, ol"); list; list = list.parentElement?.closest("ul, ol") ?? null) depth++;
  return depth;
}

/** Nests an item declared deeper than its list, as in Google Docs, into the preceding item. */
function lowerToLevel(item: Element): void {
  const level = Number(item.getAttribute("aria-level"));
  while (listDepth(item) < level) {
    const list = item.parentElement;
    const earlier = list?.previousElementSibling;
    const before = item.previousElementSibling ?? (isList(earlier) ? earlier?.lastElementChild : undefined);
    if (!list || before?.localName !== "li") return;
    const last = before.lastElementChild;
    const nested = last?.localName === list.localName ? last : item.ownerDocument.createElement(list.localName);
    before.append(nested);
    nested.append(item);
    if (list.children.length === 0) list.remove();
  }
}
