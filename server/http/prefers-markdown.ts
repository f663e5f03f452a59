import { policyOf } from "../../src/match-route.ts";

/** The path of the Markdown version of an article or episode, or undefined for every other page. */
export const markdownUrl = (path: string): string | undefined =>
  policyOf(path).hasMarkdown ? `${path}.md` : undefined;

/** The weight that an Accept header gives to exactly this type, 0 when it does not name it (RFC 9110, section 12.5.1). */
function weight(accept: string, type: string): number {
  for (const part of accept.split(",")) {
    const [name, ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return 0;
}

/** True when a client asks for Markdown by name and does not like HTML better. */
export function prefersMarkdown(accept: string | null): boolean {
  // Browsers ask for no Markdown: what they send is not taken apart.
  if (!accept || !/markdown/i.test(accept)) return false;
  const markdown = weight(accept, "text/markdown");
  return markdown > 0 && markdown >= weight(accept, "text/html");
}

/** The path of the representation that a request for `path` is answered with: an article or episode may be its Markdown. */
export function representationPath(path: string, accept: string | null | undefined): string {
  return (prefersMarkdown(accept ?? null) && markdownUrl(path)) || path;
}
