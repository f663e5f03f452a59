/** Characters shown on each side of a hit. */
const around = 70;

/** The words of an HTML text: tags are spaces, and the entities that sanitised HTML holds are characters. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Where the term is in the text, ignoring case; lower case must not change the length, or places would shift. */
function findTerm(text: string, term: string): number {
  const folded = text.toLowerCase();
  return folded.length === text.length ? folded.indexOf(term.toLowerCase()) : -1;
}

/** The nearest gap between words at or after `from`, no further than `to`. */
function wordStart(text: string, from: number, to: number): number {
  const gap = text.indexOf(" ", from);
  return from === 0 || gap < 0 || gap >= to ? from : gap + 1;
}

/** The words around the first hit of `term` in an HTML text, whole words with ellipses where it is cut; undefined without a hit. */
export function searchExcerpt(html: string, term: string): string | undefined {
  const text = plainText(html);
  const hit = findTerm(text, term);
  if (hit < 0) return undefined;
  const start = wordStart(text, Math.max(0, hit - around), hit);
  const limit = Math.min(text.length, hit + term.length + around);
  const lastGap = text.lastIndexOf(" ", limit);
  const end = limit === text.length || lastGap < hit + term.length ? limit : lastGap;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}
