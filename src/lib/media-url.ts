import { isPlainHost } from "./web-url.ts";

export type MediaKind = "audio" | "video";

export type MediaUrl = {
  src: string;
  /** Other host with port; null on this site. */
  host: string | null;
  kind: MediaKind;
  mediaType: string;
};

const mediaTypes: Record<string, string> = {
  mp3: "audio/mpeg",
  m4a: "audio/x-m4a",
  aac: "audio/aac",
  ogg: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  flac: "audio/flac",
  mp4: "video/mp4",
  m4v: "video/x-m4v",
  webm: "video/webm",
  mov: "video/quicktime",
};

export const mediaConsentKey = (host: string): string => `media:${host}`;

/** By extension; undefined for other types. */
export function mediaTypeOf(path: string): string | undefined {
  const extension = /\.([a-z0-9]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

const anyOrigin = "http://site.invalid";

/**
 * Parses an audio or video URL, root-relative or http(s), by extension; `siteUrl` counts as root-relative. Undefined for
 * anything else, and for URLs with credentials.
 */
export function readMediaUrl(source: string, siteUrl?: string): MediaUrl | undefined {
  const text = source.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if ((!isPath && !/^https?:\/\//i.test(text)) || !URL.canParse(text, anyOrigin)) return undefined;
  const url = new URL(text, anyOrigin);
  const mediaType = mediaTypeOf(url.pathname);
  if (!mediaType || url.username || url.password || !isPlainHost(url)) return undefined;
  // A leading "//" would name a host.
  if (url.pathname.startsWith("//") || (isPath && url.origin !== anyOrigin)) return undefined;
  const kind: MediaKind = mediaType.startsWith("video/") ? "video" : "audio";
  const isHere = isPath || (siteUrl !== undefined && url.origin === new URL(siteUrl).origin);
  if (isHere) return { src: url.pathname + url.search, host: null, kind, mediaType };
  url.hash = "";
  return { src: url.href, host: url.host, kind, mediaType };
}
