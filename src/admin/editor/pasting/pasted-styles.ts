/** Declarations of a style by property, both in lower case. */
export type Declarations = ReadonlyMap<string, string>;

/** What a pasted document says about its looks, apart from the elements themselves. */
export type PastedStyles = {
  /** The declarations of an element: those of its classes, then its own. */
  of: (element: Element) => Declarations;
  /** Whether Word's list style of this name and level has bullets; undefined when the document does not say. */
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

/**
 * Removes the styles of a pasted document: the page's policy forbids style elements and attributes, so a browser would
 * not read them, only complain. Returns the HTML with `data-style` for `style` and without style elements, and their text.
 */
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

/** Reads the style sheets of Word (`@list l0:level1`, `p.MsoNormal`) and of Cocoa applications (`p.p1`, `span.s1`). */
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

/** Whether text is bold; undefined when nothing is said about it. */
export function boldOf(style: Declarations): boolean | undefined {
  const weight = style.get("font-weight");
  if (weight !== undefined) return boldWords.test(weight);
  const font = style.get("font");
  return font === undefined ? undefined : font.split(/\s+/).some((word) => boldWords.test(word)) || undefined;
}

/** Whether text is italic; undefined when nothing is said about it. */
export function italicOf(style: Declarations): boolean | undefined {
  const slant = style.get("font-style");
  if (slant !== undefined) return /^(?:italic|oblique)/.test(slant);
  return /(?:^|\s)(?:italic|oblique)(?:\s|$)/.test(style.get("font") ?? "") || undefined;
}

/** Size of the text in pixels or points, as the document writes it; undefined when it says none. */
export function fontSizeOf(style: Declarations): number | undefined {
  const size = /(?<!\d)(\d+(?:\.\d+)?)(?:px|pt)/.exec(style.get("font-size") ?? style.get("font") ?? "")?.[1];
  return size === undefined ? undefined : Number(size);
}
