export type PastedDocument = {
  body: HTMLElement;
  /** For a list style and level of Word; undefined where the document defines none. */
  isBulleted: (list: string, level: string) => boolean | undefined;
};

/** Renames Word's properties to custom properties: browsers drop unknown ones. */
const asCustomProperties = (css: string) =>
  css.replaceAll(/(?<![\w-])mso-[\w-]+/gi, (name) => `--${name.toLowerCase()}`);

/** Value of one of Word's own properties, such as `mso-list`, in lower case. */
export const wordStyle = ({ style }: HTMLElement, name: string): string =>
  style.getPropertyValue(`--mso-${name}`).trim().toLowerCase();

/** Moves style elements into `css` and `style` to `data-style`: the CSP forbids both, also in a detached document. */
export function separateStyles(pasted: string): { html: string; css: string } {
  let css = "";
  const html = pasted
    .replaceAll(/<style\b[^<>]*>((?:(?!<style\b)[\s\S])*?)<\/style>/gi, (_whole, text: string) => {
      css += `${text}\n`;
      return "";
    })
    .replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/\sstyle(\s*=)/gi, " data-style$1"));
  // Word's definitions of lists, `@list l0:level1 {…}`, become rules of a class.
  return { html, css: asCustomProperties(css.replaceAll(/@list\s+(l\d+):level(\d+)/gi, ".$1-level$2")) };
}

/** Parses pasted HTML; `element.style` contains the styles of an element and of its classes. */
export function readPasted(pasted: string): PastedDocument {
  const { html, css } = separateStyles(pasted);
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll<HTMLElement>("[data-style]"))
    element.style.cssText = asCustomProperties(element.dataset.style ?? "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  for (const { selectorText, style } of rules.toReversed()) {
    // Rules without a class repeat what the elements express already.
    if (!selectorText.includes(".")) continue;
    for (const element of body.querySelectorAll<HTMLElement>(selectorText))
      element.style.cssText = `${style.cssText} ${element.style.cssText}`;
  }
  return {
    body,
    isBulleted(list, level) {
      const defined = rules.find(({ selectorText }) => selectorText === `.${list}-level${level}`);
      return defined && /bullet|image/.test(defined.style.getPropertyValue("--mso-level-number-format"));
    },
  };
}
