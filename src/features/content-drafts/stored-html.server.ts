import { sanitiseHtml } from "./sanitise-html.server.ts";

/** Tags and the texts between them; in sanitised HTML no attribute contains an angle bracket. */
const piecesOf = (html: string): string[] => html.match(/<[^<>]*>|[^<]+|</g) ?? [];

const block = /^<\/?(?:p|ul|ol|table|pre|blockquote|figure|aside|h[2-4])\b/;

/** Where the first piece that passes is, from `start` on; -1 when there is none. */
const findFrom = (pieces: readonly string[], start: number, passes: (piece: string) => boolean): number => {
  for (let at = start; at < pieces.length; at++) if (passes(pieces[at] ?? "")) return at;
  return -1;
};

/** A cell or a list item whose first paragraph is its only one, a list below it aside, is just its words. */
function withoutOnlyParagraphs(pieces: readonly string[]): string[] {
  const dropped = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    const name = /^<(td|th|li)\b/.exec(piece)?.[1];
    if (!name || pieces[at + 1] !== "<p>") continue;
    const end = findFrom(pieces, at + 2, (inner) => block.test(inner));
    const next = pieces[end + 1];
    if (pieces[end] !== "</p>" || (next !== `</${name}>` && next !== "<ul>" && next !== "<ol>")) continue;
    dropped.add(at + 1).add(end);
  }
  return pieces.filter((_, at) => !dropped.has(at));
}

/** Where the row that begins at `start` ends, when it has head cells only; -1 otherwise. */
function endOfHeadRow(pieces: readonly string[], start: number): number {
  if (pieces[start] !== "<tr>") return -1;
  let at = start + 1;
  while (/^<th\b/.test(pieces[at] ?? "")) {
    const end = findFrom(pieces, at + 1, (piece) => /^<\/?t[hdr]\b/.test(piece));
    if (pieces[end] !== "</th>") return -1;
    at = end + 1;
  }
  return at > start + 1 && pieces[at] === "</tr>" ? at : -1;
}

/** The first row of each table that consists of head cells, in a table head. */
function withTableHeads(pieces: readonly string[]): string[] {
  const tidy = [...pieces];
  for (const [at, piece] of pieces.entries()) {
    if (piece !== "<table>") continue;
    const captionEnd =
      pieces[at + 1] === "<caption>"
        ? findFrom(pieces, at + 2, (inner) => inner === "</caption>" || inner === "<caption>")
        : at;
    const body = captionEnd + 1;
    if ((captionEnd !== at && pieces[captionEnd] !== "</caption>") || pieces[body] !== "<tbody>") continue;
    const end = endOfHeadRow(pieces, body + 1);
    if (end < 0) continue;
    tidy[body] = "<thead>";
    for (let cell = body + 2; cell < end; cell++) {
      tidy[cell] = (tidy[cell] ?? "").replace(/^<th(?=[ >])(?![^>]*\bscope=)/, '<th scope="col"');
    }
    tidy[end] = "</tr></thead><tbody>";
  }
  return tidy;
}

/**
 * The HTML of the editor, sanitised, as people write it: the first row of head cells is in a table head, and a cell or a list item
 * of one paragraph is just its words, and empty captions and the empty paragraphs at the end, where the cursor waited, are gone.
 */
export function tidyEditorHtml(html: string): string {
  const tidy = withTableHeads(withoutOnlyParagraphs(piecesOf(html)))
    .join("")
    .replaceAll("<tbody></tbody>", "")
    .replaceAll("<figcaption></figcaption>", "");
  let end = tidy.length;
  while (tidy.endsWith("<p></p>", end)) end -= "<p></p>".length;
  return tidy.slice(0, end);
}

/** HTML of the editor as it is stored: sanitised, and nothing when it shows nothing. */
export function storedHtml(html: string): string {
  const clean = tidyEditorHtml(sanitiseHtml(html));
  return /<(img|hr|table)\b/.test(clean) || clean.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") ? clean : "";
}
