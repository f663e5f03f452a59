import { fontSizeOf, type PastedStyles } from "./pasted-styles.ts";

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The level that an application other than a browser gives a paragraph. */
function namedLevel(element: Element, styles: PastedStyles): number | undefined {
  const heading = /(?:^|\s)(?:Mso)?Heading\s?([1-9])(?:Char)?(?:\s|$)/i.exec(element.className)?.[1];
  if (heading) return Number(heading);
  if (element.classList.contains("MsoTitle")) return 1;
  if (element.classList.contains("MsoSubtitle")) return 2;
  if (element.getAttribute("role") === "heading") return Number(element.getAttribute("aria-level") ?? 2);
  const outline = Number(styles.of(element).get("mso-outline-level"));
  return outline >= 1 && outline <= 9 ? outline : undefined;
}

/** How much larger than the running text a line must be to be a heading. */
const headingScale = 1.2;

/** Pages and its like know no headings, only sizes: what is clearly larger than the running text is one. */
function headingsBySize(root: Element, styles: PastedStyles): Map<Element, number> {
  const paragraphs = [...root.querySelectorAll("p")].filter(({ textContent }) => textContent?.trim());
  const sizes = new Map(paragraphs.map((paragraph) => [paragraph, fontSizeOf(styles.of(paragraph)) ?? 0]));
  const letters = new Map<number, number>();
  for (const [paragraph, size] of sizes) {
    letters.set(size, (letters.get(size) ?? 0) + (paragraph.textContent?.length ?? 0));
  }
  const [running = 0] = [...letters].toSorted((one, other) => other[1] - one[1])[0] ?? [];
  if (running === 0) return new Map();
  const large = [...letters.keys()].filter((size) => size >= running * headingScale).toSorted((a, b) => b - a);
  return new Map(
    [...sizes].flatMap(([paragraph, size]) => (large.includes(size) ? [[paragraph, large.indexOf(size) + 1]] : [])),
  );
}

/**
 * Writes what a document means as a heading as one of the levels 2 to 4, the highest of the document being 2 when it has
 * a level 1, for the page's own title is its only h1.
 */
export function writeHeadings(root: Element, styles: PastedStyles, isCocoa: boolean): void {
  const levels = isCocoa ? headingsBySize(root, styles) : new Map<Element, number>();
  for (const element of root.querySelectorAll("p, div[role=heading]")) {
    const level = namedLevel(element, styles);
    if (level) levels.set(element, level);
  }
  for (const element of root.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    levels.set(element, Number(element.localName[1]));
  const shift = [...levels.values()].includes(1) ? 1 : 0;
  for (const [element, level] of levels) rename(element, `h${Math.min(level + shift, 4)}`);
}
