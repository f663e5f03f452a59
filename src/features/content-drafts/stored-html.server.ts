import { sanitiseHtml } from "./sanitise-html.server.ts";

/** Tags and texts; attributes of sanitised HTML contain no angle brackets. */
const piecesOf = (html: string): string[] => html.match(/<[^<>]*>|[^<]+|</g) ?? [];

const block = /^<\/?(?:p|ul|ol|table|pre|blockquote|figure|aside|details|h[2-4])\b/;

const findFrom = (pieces: readonly string[], start: number, matches: (piece: string) => boolean): number => {
  for (let at = start; at < pieces.length; at++) if (matches(pieces[at] ?? "")) return at;
  return -1;
};

/** Unwraps the only paragraph of a cell or list item, apart from a nested list. */
function withoutOnlyParagraphs(pieces: readonly string[]): string[] {
  const removed = new Set<number>();
  for (const [at, piece] of pieces.entries()) {
    const name = /^<(td|th|li)\b/.exec(piece)?.[1];
    if (!name || pieces[at + 1] !== "<p>") continue;
    const end = findFrom(pieces, at + 2, (inner) => block.test(inner));
    const next = pieces[end + 1];
    if (pieces[end] !== "</p>" || (next !== `</${name}>` && next !== "<ul>" && next !== "<ol>")) continue;
    removed.add(at + 1).add(end);
  }
  return pieces.filter((_, at) => !removed.has(at));
}

/** -1 unless all cells of the row are header cells. */
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

/** Turns a first row of header cells into a thead, unwraps single paragraphs, removes empty ends. */
export function tidyEditorHtml(html: string): string {
  const tidy = withTableHeads(withoutOnlyParagraphs(piecesOf(html)))
    .join("")
    .replaceAll("<tbody></tbody>", "")
    .replaceAll("<figcaption></figcaption>", "");
  let end = tidy.length;
  while (tidy.endsWith("<p></p>", end)) end -= "<p></p>".length;
  return tidy.slice(0, end);
}

/** Sanitised; empty when nothing is visible. */
export function storedHtml(html: string): string {
  const clean = tidyEditorHtml(sanitiseHtml(html));
  return /<(img|hr|table)\b/.test(clean) || clean.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") ? clean : "";
}
