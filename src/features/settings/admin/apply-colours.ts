import { coloursCss, coloursId } from "../../../facts/colours.ts";

const sheet = typeof CSSStyleSheet === "undefined" ? undefined : new CSSStyleSheet();

/** Shows the stored accent in this very page, whose own rules its policy lets no one rewrite. */
export function applyColours(): void {
  // There are two where the browser has rendered the page afresh: React leaves the server's style elements in place.
  for (const known of document.querySelectorAll<HTMLStyleElement>(`style[id="${coloursId}"]`)) known.disabled = true;
  if (!sheet) return;
  sheet.replaceSync(coloursCss() ?? "");
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
