const headRow =
  /<table>(<caption>[\s\S]*?<\/caption>)?<tbody>(<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b)[\s\S])*<\/th>)+<\/tr>)/g;
const onlyParagraph =
  /<(td|th|li)(\b[^>]*)><p>((?:(?!<\/?(?:p|ul|ol|table|pre|blockquote|figure|aside|h[2-4])\b)[\s\S])*)<\/p>(?=<\/\1>|<(?:ul|ol)>)/g;

/**
 * The HTML of the editor as people write it: the first row of head cells is in a table head, and a cell or a list item
 * of one paragraph is just its words, and empty captions and the empty paragraphs at the end, where the cursor waited, are gone.
 */
export function tidyEditorHtml(html: string): string {
  return html
    .replaceAll(onlyParagraph, "<$1$2>$3")
    .replaceAll(
      headRow,
      (_whole, caption: string | undefined, row: string) =>
        `<table>${caption ?? ""}<thead>${row.replaceAll(/<th(?![^>]*\bscope=)/g, '<th scope="col"')}</thead><tbody>`,
    )
    .replaceAll("<tbody></tbody>", "")
    .replaceAll("<figcaption></figcaption>", "")
    .replace(/(?:<p><\/p>)+$/, "");
}
