import { policyOf } from "../../src/match-route.ts";

export const markdownUrl = (path: string): string | undefined =>
  policyOf(path).hasMarkdown ? `${path}.md` : undefined;

/** Weight of exactly this type, 0 when not named (RFC 9110, section 12.5.1). */
function weight(accept: string, type: string): number {
  for (const part of accept.split(",")) {
    const [name, ...parameters] = part.split(";").map((token) => token.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return quality ? Number(quality.slice(2)) || 0 : 1;
  }
  return 0;
}

/** True when Markdown is named and not ranked below HTML. */
export function prefersMarkdown(accept: string | null): boolean {
  // Fast path: browsers never name Markdown.
  if (!accept || !/markdown/i.test(accept)) return false;
  const markdown = weight(accept, "text/markdown");
  return markdown > 0 && markdown >= weight(accept, "text/html");
}

export function representationPath(path: string, accept: string | null | undefined): string {
  return (prefersMarkdown(accept ?? null) && markdownUrl(path)) || path;
}
