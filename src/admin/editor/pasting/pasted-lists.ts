import { type PastedDocument, wordStyle } from "./pasted-styles.ts";

type WordItem = { level: number; list: string; isOrdered: boolean; start: number };

const bulletMarks = /^[·•●○▪■□§–—-]$|^o$|^[\uF000-\uF0FF]$/;
const numberMarks = /^\(?(?:\d{1,4}|[a-z]|[ivxlcdm]{1,7})[.)]$/i;

/** Letters and Roman numerals count as 1. */
const startOf = (mark: string) => Number(/\d+/.exec(mark)?.[0] ?? 1);

/** Marked by Word: `mso-list:l0 level1 lfo1`. */
function markedItem(paragraph: HTMLElement, { isBulleted }: PastedDocument): WordItem | undefined {
  const [, list, level] = /^(l\d+)\s+level(\d+)/.exec(wordStyle(paragraph, "list")) ?? [];
  if (!list || !level) return undefined;
  const marker = [...paragraph.querySelectorAll("span")].find((span) => wordStyle(span, "list") === "ignore");
  const mark = marker?.textContent.replaceAll(/\s/g, "") ?? "";
  marker?.remove();
  const isOrdered = numberMarks.test(mark) || (!bulletMarks.test(mark) && isBulleted(list, level) === false);
  return { level: Number(level), list, isOrdered, start: startOf(mark) };
}

/** Points of indentation per list level in Word. */
const levelIndent = 36;
const points: Partial<Record<string, number>> = { in: 72, cm: 28.35, px: 0.75 };

/** Without a mark by Word, recognised by class, indentation and first characters. */
function indentedItem(paragraph: HTMLElement): WordItem | undefined {
  const [prefix = "", mark = ""] = /^\s*(\S{1,8}?)\s+(?=\S)/.exec(paragraph.textContent) ?? [];
  const isOrdered = numberMarks.test(mark);
  if (!paragraph.className.startsWith("MsoListParagraph") || !(isOrdered || bulletMarks.test(mark))) return undefined;
  const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let remaining = prefix.length; remaining > 0 && texts.nextNode(); ) {
    const text = texts.currentNode as Text;
    const length = Math.min(remaining, text.length);
    text.deleteData(0, length);
    remaining -= length;
  }
  const [, amount = "0", unit = "pt"] = /^([\d.]+)(\w+)$/.exec(paragraph.style.marginLeft) ?? [];
  const level = Math.max(1, Math.round((Number(amount) * (points[unit] ?? 1)) / levelIndent));
  return { level, list: "", isOrdered, start: startOf(mark) };
}

/** Turns Word's list paragraphs into nested lists. */
export function writeWordLists(pasted: PastedDocument): void {
  let open: (WordItem & { element: Element })[] = [];
  for (const paragraph of pasted.body.querySelectorAll("p")) {
    const item = markedItem(paragraph, pasted) ?? indentedItem(paragraph);
    if (!item) continue;
    let previous = paragraph.previousSibling;
    while (previous && !(previous instanceof Element) && !(previous instanceof Text && previous.data.trim()))
      previous = previous.previousSibling;
    // Anything between two paragraphs ends the list.
    if (previous !== open[0]?.element) open = [];
    open = open.filter(
      ({ level, list, isOrdered }) =>
        level < item.level || (level === item.level && list === item.list && isOrdered === item.isOrdered),
    );
    let inner = open.at(-1);
    if (inner?.level !== item.level) {
      const element = document.createElement(item.isOrdered ? "ol" : "ul");
      if (item.isOrdered && item.start > 1) element.setAttribute("start", String(item.start));
      if (inner) inner.element.lastElementChild?.append(element);
      else paragraph.before(element);
      inner = { ...item, element };
      open.push(inner);
    }
    const entry = document.createElement("li");
    entry.append(...paragraph.childNodes);
    inner.element.append(entry);
    paragraph.remove();
  }
}

const maxLevel = 9;

/** Nests lists beside items, and items declared deeper than their list, as in Google Docs, into the previous item. */
export function nestByLevel({ body }: PastedDocument): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = list.previousElementSibling ?? document.createElement("li");
    if (!item.parentElement) list.before(item);
    item.append(list);
  }
  for (const item of body.querySelectorAll("li[aria-level]")) {
    const level = Math.min(Number(item.getAttribute("aria-level")) || 0, maxLevel);
    while (!item.matches(`${":is(ul, ol) ".repeat(level)}li`)) {
      const list = item.parentElement;
      const earlier = list?.previousElementSibling;
      const previous = item.previousElementSibling ?? (earlier?.matches("ul, ol") ? earlier.lastElementChild : null);
      if (!list || previous?.localName !== "li") break;
      const last = previous.lastElementChild;
      const nested = last?.localName === list.localName ? last : document.createElement(list.localName);
      nested.append(item);
      previous.append(nested);
      if (list.children.length === 0) list.remove();
    }
  }
}
