// Rejected by the database or unsafe in email headers, and not typeable.
const controls = /(?![\n\t])[\p{Cc}\u2028\u2029]/gu;

/** Normalised for storage: well-formed, "\n" as line end, no other control characters, trimmed. */
export const plainText = (raw: string): string =>
  raw.toWellFormed().replace(/\r\n?/g, "\n").replace(controls, "").trim();

export const plainLine = (raw: string): string => plainText(raw).replace(/[\n\t]+/g, " ");

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export function decodeEntities(value: string): string {
  return value
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
