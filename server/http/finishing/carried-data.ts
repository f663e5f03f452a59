import type { HtmlParts } from "./html-parts.ts";

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

const names = /\$R\[\d+\]/g;

/** Names of objects in all that a page carries, with how often each is said: once means that nothing refers to it. */
function countNames(html: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, , script = ""] of html.matchAll(carrying)) {
    for (const [name] of script.replaceAll(literal, "").matchAll(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Without the names that nothing refers to; the first, of the whole, is what makes an arrow function return it. */
const withoutIdleNames = (script: string, counts: ReadonlyMap<string, number>): string =>
  script.replaceAll(/"(?:[^"\\]|\\.)*"|(\$R\[[1-9]\d*\])=/g, (found, name?: string) =>
    name !== undefined && counts.get(name) === 1 ? "" : found,
  );

/**
 * Writes the text that a page carries for its own scripts the way the page itself shows it. An article is in its page twice, as
 * elements and as data to hydrate them with; compression finds the second where it is the same to the letter.
 * Objects that nothing refers to lose their names. The time of loading becomes that of the browser, so that a page is the same, with its ETag, as long as its content is.
 */
export function plainCarriedData(page: HtmlParts): HtmlParts {
  const counts = countNames(page.scripts);
  const scripts = page.scripts.replaceAll(carrying, (_, begin: string, script: string, end: string) => {
    const named = withoutIdleNames(script.replaceAll(loadTime, "$1Date.now()"), counts);
    return begin + named.replaceAll(literal, asTemplate) + end;
  });
  return { ...page, scripts };
}
