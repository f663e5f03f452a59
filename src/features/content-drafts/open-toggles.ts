import { DomUtils, parseDocument } from "htmlparser2";

const options = { decodeEntities: false, emptyAttrs: true };

/** Sanitised HTML where nothing can be folded, such as in emails and feeds: a bold line and its text. */
export function openToggles(html: string): string {
  if (!html.includes("<details")) return html;
  const document = parseDocument(html, options);
  for (const summary of DomUtils.getElementsByTagName("summary", document)) {
    const [line] = parseDocument(
      `<p><strong>${DomUtils.getInnerHTML(summary, options)}</strong></p>`,
      options,
    ).children;
    if (line) DomUtils.replaceElement(summary, line);
  }
  for (const toggle of DomUtils.getElementsByTagName("details", document)) {
    for (const child of [...toggle.children]) DomUtils.prepend(toggle, child);
    DomUtils.removeElement(toggle);
  }
  return DomUtils.getOuterHTML(document, options);
}
