import { coloursCss, coloursId } from "../../../facts/colours.ts";

const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();

/** Shows the stored accent in this very page, whose own rules its policy lets no one rewrite. */
export function applyColours(): void {
  const known = document.getElementById(coloursId);
  if (known instanceof HTMLStyleElement) known.disabled = true;
  if (!sheet) return;
  sheet.replaceSync(coloursCss() ?? "");
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
