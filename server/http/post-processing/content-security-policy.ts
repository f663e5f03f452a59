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
import { playerFor } from "../../../src/lib/player-url.ts";
import type { Page, PageElement } from "./read-page.ts";

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

const marks = ["service", "hero-film", "frame", "media", "media-via", "embed"];

/** CSP origins by directive for a page's marks: `data-service`, `-hero-film`, `-frame`, `-media`, `-embed`. */
export function pageOrigins({ attributes }: Page, settings: EmbedSettings): ReadonlyMap<string, ReadonlySet<string>> {
  const originsByDirective = new Map<string, ReadonlySet<string>>();
  for (const name of marks) {
    for (const value of attributes.get(`data-${name}`) ?? []) {
      for (const [directive, origins] of Object.entries(originsOfMark(settings, name, value))) {
        originsByDirective.set(directive, new Set([...(originsByDirective.get(directive) ?? []), ...origins]));
      }
    }
  }
  return originsByDirective;
}

export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** Data blocks such as JSON-LD need no permission. */
const runsInline = ({ attributes: { src, type = "module" } }: PageElement) =>
  src === undefined && (type === "module" || type === "text/javascript");

const sourcesOf = (texts: Iterable<string>) => [...new Set(texts)].map(hashSource);

type PolicyOptions = {
  embeds?: EmbedSettings;
  isAdmin?: boolean;
  /** Runs no script, and may be framed by our own pages. */
  isInert?: boolean;
  /** Sources for the scripts and styles that post-processing adds. */
  addedScripts?: readonly string[];
  addedSheets?: readonly string[];
};

/**
 * CSP of one page: own files, hashes of its inline code, and origins of its embeds.
 * The admin area may also frame this site and play media from any host.
 */
export function contentSecurityPolicy(page: Page, options: PolicyOptions = {}): string {
  const { embeds = {}, isAdmin = false, isInert = false, addedScripts = [], addedSheets = [] } = options;
  const scripts = [...sourcesOf(page.scripts.filter(runsInline).map(({ text }) => text)), ...addedScripts];
  const sheets = [...addedSheets, ...sourcesOf(page.styles.map(({ text }) => text))];
  const styles = sourcesOf(page.attributes.get("style") ?? []);
  const outside = pageOrigins(page, embeds);
  const allow = (directive: Directive, ownSources: readonly string[]) =>
    `${directive} ${[...ownSources, ...(outside.get(directive) ?? [])].join(" ") || "'none'"}`;
  const directives = [
    "default-src 'self'",
    isInert ? "script-src 'none'" : allow("script-src", ["'self'", ...scripts]),
    allow("style-src", ["'self'", ...sheets]),
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
