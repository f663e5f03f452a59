const carrying = /(<script data-tsr-stream-part=""[^>]*>)([\s\S]*?)(<\/script>)/g;
const literal = /"(?:[^"\\]|\\.)*"/g;

/** A literal as a template with its quotes, breaks and markup as they are; what would end the script's element remains escaped. */
function asTemplate(text: string): string {
  if (!/\\(?:x3C|n|")/.test(text)) return text;
  const inside = text.slice(1, -1).replaceAll(/\\(x3C(?!!--|\/?script)|n|"|.)|`|\$\{/gis, (found, sign?: string) => {
    if (sign === undefined) return `\\${found}`;
    if (sign === "n") return "\n";
    if (sign === '"') return '"';
    return sign.length > 1 ? "<" : found;
  });
  return `\`${inside}\``;
}

/** When the router loaded each part of a page, as the framework writes it. */
const loadTime = /(\{i:"[^"]*",u:)\d{13}(?=[,}])/g;

/**
 * Writes the text that a page carries for its own scripts the way the page itself shows it. An article is in its page twice, as
 * elements and as data to hydrate them with; compression finds the second where it is the same to the letter.
 * The time of loading becomes that of the browser, so that a page is the same, with its ETag, as long as its content is.
 */
export const plainCarriedData = (html: string): string =>
  html.replaceAll(
    carrying,
    (_, begin: string, script: string, end: string) =>
      begin + script.replaceAll(loadTime, "$1Date.now()").replaceAll(literal, asTemplate) + end,
  );
