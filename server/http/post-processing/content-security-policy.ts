import { hash } from "node:crypto";
import {
  type Directive,
  filmService,
  findService,
  frameService,
  mediaService,
  readOrigins,
  type Service,
} from "../../../src/embeds/registry.ts";
import type { EmbedSettings } from "../../../src/lib/embed-settings.ts";
import { decodeEntities } from "../../../src/lib/plain-text.ts";
import { playerFor } from "../../../src/lib/player-url.ts";
import type { HtmlParts } from "./html-parts.ts";

function serviceOfMark(settings: EmbedSettings, name: string, value: string): Service | undefined {
  if (name === "service") return findService(settings, value);
  if (name === "frame") return frameService(value);
  if (name === "media") return mediaService(value);
  if (name === "hero-film") return filmService(settings);
  return playerFor(value) && frameService(value);
}

function originsOfMark(settings: EmbedSettings, name: string, value: string): Service["origins"] {
  if (name === "media-via") return { "media-src": readOrigins(value) };
  return serviceOfMark(settings, name, value)?.origins ?? {};
}

const anyMark = /\sdata-(?:service|hero-film|frame|media|media-via|embed)="/;

/** CSP origins by directive for a page's marks: `data-service`, `-hero-film`, `-frame`, `-media`, `-embed`. */
export function pageOrigins(markup: string, settings: EmbedSettings): ReadonlyMap<Directive, readonly string[]> {
  const found = new Map<Directive, Set<string>>();
  // Fast path: most pages have none.
  if (!anyMark.test(markup)) return new Map();
  for (const [tag] of markup.matchAll(
    /<[a-z][^<>]*?\sdata-(?:service|hero-film|frame|media|media-via|embed)="[^<>]*>/g,
  )) {
    for (const [, name = "", value = ""] of tag.matchAll(
      /\sdata-(service|hero-film|frame|media|media-via|embed)="([^"]*)"/g,
    )) {
      for (const [directive, origins] of Object.entries(originsOfMark(settings, name, decodeEntities(value)))) {
        const known = found.get(directive as Directive) ?? new Set();
        for (const origin of origins) known.add(origin);
        found.set(directive as Directive, known);
      }
    }
  }
  return new Map([...found].map(([directive, origins]) => [directive, [...origins]]));
}

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
