import { isPlainHost } from "./web-url.ts";

export type MediaKind = "audio" | "video";

/** A media file by its URL. */
export type MediaUrl = {
  /** What a player loads: root-relative on this site, absolute elsewhere. */
  src: string;
  /** The other host with its port, or null on this site. */
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

/** Names the consent to play files from a host. */
export const mediaConsentKey = (host: string): string => `media:${host}`;

/** The media type that the extension of a path stands for; undefined when it names no audio or video file. */
export function mediaTypeOf(path: string): string | undefined {
  const extension = /\.([a-z0-9]{3,4})$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined;
}

/** Never a host on the network: only there to read the parts of a root-relative URL. */
const anyOrigin = "http://site.invalid";

/**
 * Reads the URL of an audio or video file: root-relative, or http(s) on any host, by the extension of its path, whatever
 * its query. URLs below `siteUrl` count as root-relative. Undefined for everything else, also for a URL that
 * holds a user name or password.
 */
export function readMediaUrl(source: string, siteUrl?: string): MediaUrl | undefined {
  const text = source.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if ((!isPath && !/^https?:\/\//i.test(text)) || !URL.canParse(text, anyOrigin)) return undefined;
  const url = new URL(text, anyOrigin);
  const mediaType = mediaTypeOf(url.pathname);
  if (!mediaType || url.username || url.password || !isPlainHost(url)) return undefined;
  // A path that begins with two slashes would name a host once it is on its own.
  if (url.pathname.startsWith("//") || (isPath && url.origin !== anyOrigin)) return undefined;
  const kind: MediaKind = mediaType.startsWith("video/") ? "video" : "audio";
  const isHere = isPath || (siteUrl !== undefined && url.origin === new URL(siteUrl).origin);
  if (isHere) return { src: url.pathname + url.search, host: null, kind, mediaType };
  url.hash = "";
  return { src: url.href, host: url.host, kind, mediaType };
}
