import { DomUtils, parseDocument } from "htmlparser2";

const options = { decodeEntities: false, emptyAttrs: true };

/** Replaces toggles in sanitised HTML by a bold line and their text, for emails and feeds. */
export function openToggles(html: string): string {
  if (!html.includes("<details")) return html;
  const document = parseDocument(html, options);
  for (const summary of DomUtils.getElementsByTagName("summary", document)) {
    const html = `<p><strong>${DomUtils.getInnerHTML(summary, options)}</strong></p>`;
    const [line] = parseDocument(html, options).children;
    if (line) DomUtils.replaceElement(summary, line);
  }
  for (const toggle of DomUtils.getElementsByTagName("details", document)) {
    for (const child of [...toggle.children]) DomUtils.prepend(toggle, child);
    DomUtils.removeElement(toggle);
  }
  return DomUtils.getOuterHTML(document, options);
}
