// The database rejects some of them, headers of emails break at others, and none of them can be typed.
const controls = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

/** A text as it may be stored: well-formed, line ends as \n, no other control characters, its ends trimmed. */
export const plainText = (raw: string): string =>
  raw.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").trim();

/** The same on one line. */
export const plainLine = (raw: string): string => plainText(raw).replace(/[\n\t]+/g, " ");

/** A plain text as HTML or XML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Text or an attribute's value as the browser's parser reads it, for those characters that the renderer escapes. */
export function decodeEntities(value: string): string {
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
