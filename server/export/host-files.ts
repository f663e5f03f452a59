import { securityHeaders } from "../http/security-headers.ts";
import type { ExportPlace } from "./export-url.ts";

/** Headers by path in the form that several hosts of static sites read; the pages' own policies are in the pages. */
function headersText({ origin, base }: ExportPlace): string {
  const rule = (pattern: string, headers: Record<string, string>) =>
    [base + pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    rule("*", { ...securityHeaders(origin), "Content-Security-Policy": "frame-ancestors 'none'" }),
    rule("assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }),
    rule("prerendered/*", { "X-Robots-Tag": "noindex" }),
    rule("blog/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("episode/*.md", { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }),
    rule("feed.json", { "Content-Type": "application/feed+json; charset=utf-8" }),
    rule("*.xml", { "Access-Control-Allow-Origin": "*" }),
  ].join("\n\n")}\n`;
}

/** Files that only hosts read: headers, and word that no folder may be left out because of its name. */
export const hostFiles = (place: ExportPlace): Record<string, string> => ({
  _headers: headersText(place),
  ".nojekyll": "",
});
