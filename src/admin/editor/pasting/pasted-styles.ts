/** Values by property, both in lower case. */
export type Declarations = ReadonlyMap<string, string>;

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
