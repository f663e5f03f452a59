import { hash } from "node:crypto";
import { pageOrigins } from "../../src/embeds/page-origins.ts";
import type { Directive } from "../../src/embeds/registry.ts";
import type { EmbedSettings } from "../../src/lib/embed-settings.ts";
import { decodeEntities } from "../../src/lib/html-entities.ts";

const sha256 = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/** Scripts that run; data blocks such as JSON-LD need no permission. */
const runs = (attributes: string) => !/\btype="(?!module|text\/javascript)[^"]*"/.test(attributes);

/** Sources of a page's own inline scripts, style elements and style attributes, as CSP Level 3 hashes. */
export function inlineHashes(html: string): { scripts: string[]; sheets: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && runs(attributes)) scripts.add(sha256(body));
  }
  const withoutScripts = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "");
  const sheets = [...withoutScripts.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = ""]) =>
    sha256(body),
  );
  // Most pages have none, and looking into each of their tags takes longer.
  const markup = /\sstyle="/.test(html) ? withoutScripts.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, "") : "";
  for (const [, value = ""] of markup.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)) {
    styles.add(sha256(decodeEntities(value)));
  }
  return { scripts: [...scripts], sheets, styles: [...styles] };
}

/**
 * The Content-Security-Policy of one finished page: its own files, exactly the inline scripts, style elements and style
 * attributes that it contains, and the origins of those outside services that have a place on it. The admin area also shows
 * frames of this site's own, and plays the recording that the owner names, on whatever host it is.
 */
export function contentSecurityPolicy(html: string, embeds: EmbedSettings = {}, isAdmin = false): string {
  const { scripts, sheets, styles } = inlineHashes(html);
  const outside = pageOrigins(html, embeds);
  const allow = (directive: Directive, own: readonly string[]) =>
    `${directive} ${[...own, ...(outside.get(directive) ?? [])].join(" ") || "'none'"}`;
  const directives = [
    "default-src 'self'",
    allow("script-src", ["'self'", ...scripts]),
    allow("style-src", ["'self'", ...sheets]),
    styles.length > 0 ? `style-src-attr 'unsafe-hashes' ${styles.join(" ")}` : "style-src-attr 'none'",
    allow("img-src", ["'self'", "data:"]),
    "font-src 'self'",
    allow("media-src", isAdmin ? ["'self'", "https:"] : ["'self'"]),
    allow("connect-src", ["'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    allow("form-action", ["'self'"]),
    "frame-ancestors 'none'",
    allow("frame-src", isAdmin ? ["'self'"] : []),
  ];
  return directives.join("; ");
}
