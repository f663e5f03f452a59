import type { EmbedSettings } from "../lib/embed-settings.ts";
import { decodeEntities } from "../lib/plain-text.ts";
import { playerFor } from "../lib/player-url.ts";
import {
  type Directive,
  filmService,
  findService,
  frameService,
  mediaService,
  readOrigins,
  type Service,
} from "./registry.ts";

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
