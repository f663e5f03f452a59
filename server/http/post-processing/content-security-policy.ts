import { hash } from "node:crypto";
import { pageOrigins } from "../../../src/embeds/page-origins.ts";
import type { Directive } from "../../../src/embeds/registry.ts";
import type { EmbedSettings } from "../../../src/lib/embed-settings.ts";
import { decodeEntities } from "../../../src/lib/plain-text.ts";
import type { HtmlParts } from "./html-parts.ts";

export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** Data blocks such as JSON-LD need no permission. */
const runs = (attributes: string) => !/\btype="(?!module|text\/javascript)[^"]*"/.test(attributes);

function scriptSources({ head, scripts }: HtmlParts): string[] {
  const sources = new Set<string>();
  for (const [, attributes = "", body = ""] of (head + scripts).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!/\bsrc=/.test(attributes) && runs(attributes)) sources.add(hashSource(body));
  }
  return [...sources];
}

const sheetSources = (markup: string): string[] =>
  [...markup.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, body = ""]) => hashSource(body));

function styleAttributeSources(markup: string): string[] {
  // Fast path: most pages have none.
  if (!/\sstyle="/.test(markup)) return [];
  const sources = new Set<string>();
  const withoutSheets = markup.replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/g, "");
  for (const [, value = ""] of withoutSheets.matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)) {
    sources.add(hashSource(decodeEntities(value)));
  }
  return [...sources];
}

type PolicyOptions = {
  embeds?: EmbedSettings | undefined;
  isAdmin?: boolean;
  /** Runs no script, and may be framed by our own pages. */
  isInert?: boolean;
  addedSheets?: readonly string[];
};

/**
 * CSP of one finished page (`markup` from `markupOf`): own files, hashes of its inline code, and origins of its embeds.
 * The admin area may also frame this site and play media from any host.
 */
export function contentSecurityPolicy(page: HtmlParts, markup: string, options: PolicyOptions = {}): string {
  const { embeds = {}, isAdmin = false, isInert = false, addedSheets = [] } = options;
  const styles = styleAttributeSources(markup);
  const outside = pageOrigins(markup, embeds);
  const allow = (directive: Directive, own: readonly string[]) =>
    `${directive} ${[...own, ...(outside.get(directive) ?? [])].join(" ") || "'none'"}`;
  const directives = [
    "default-src 'self'",
    isInert ? "script-src 'none'" : allow("script-src", ["'self'", ...scriptSources(page)]),
    allow("style-src", ["'self'", ...addedSheets, ...sheetSources(markup)]),
    styles.length > 0 ? `style-src-attr 'unsafe-hashes' ${styles.join(" ")}` : "style-src-attr 'none'",
    allow("img-src", ["'self'", "data:"]),
    "font-src 'self'",
    allow("media-src", isAdmin ? ["'self'", "https:"] : ["'self'"]),
    allow("connect-src", ["'self'"]),
    "object-src 'none'",
    "base-uri 'none'",
    allow("form-action", ["'self'"]),
    `frame-ancestors '${isInert ? "self" : "none"}'`,
    allow("frame-src", isAdmin ? ["'self'"] : []),
    // With the origin, for which its style sheets and pictures are served.
    ...(isInert ? ["sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox"] : []),
  ];
  return directives.join("; ");
}
