import { readMediaUrl } from "./media-url.ts";
import { isPlainHost } from "./web-url.ts";

export type PlayerService = "youtube" | "vimeo" | "spotify" | "soundcloud";

export type Player = {
  service: PlayerService;
  /** What goes into the frame. */
  src: string;
  /** In pixels (spec 7); absent for a picture of 16:9. */
  height?: number;
};

/** What a URL of an episode becomes: a player of a service, or the URL as it was with `service` null. */
export type EpisodePlayer = Omit<Player, "service"> & { service: PlayerService | null };

/** A page of a service: `host` without "www." and "m.", `parts` are the segments of the path. */
type Page = { url: URL; host: string; parts: readonly string[] };

const identifier = /^[\w-]{1,64}$/;
const videoId = /^[\w-]{6,64}$/;
const musicPath = /\/(episode|show|track|album|playlist|artist)\/([\w-]{1,64})(?:\/|$)/;

function youtube({ url, host, parts: [first = "", second] }: Page): Player | undefined {
  const inPath = ["embed", "shorts", "live", "v"].includes(first) ? second : null;
  const id = host === "youtu.be" ? first : first === "watch" ? url.searchParams.get("v") : inPath;
  const list = url.searchParams.get("list");
  // The player without cookies replaces the ordinary one.
  const player = "https://www.youtube-nocookie.com/embed/";
  if (id && id !== "videoseries") return videoId.test(id) ? { service: "youtube", src: player + id } : undefined;
  return list && identifier.test(list) ? { service: "youtube", src: `${player}videoseries?list=${list}` } : undefined;
}

function vimeo({ url }: Page): Player | undefined {
  const [, id, pathHash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const hash = pathHash ?? url.searchParams.get("h");
  const query = new URLSearchParams({ dnt: "1", ...(hash ? { h: hash } : {}) });
  return { service: "vimeo", src: `https://player.vimeo.com/video/${id}?${query}` };
}

// Links may name a language first (/intl-de/episode/...), and an embed's URL stays what it is.
function spotify({ url }: Page): Player | undefined {
  const [, kind, id] = musicPath.exec(url.pathname) ?? [];
  return id ? { service: "spotify", src: `https://open.spotify.com/embed/${kind}/${id}`, height: 232 } : undefined;
}

function soundcloud({ url, host, parts }: Page): Player | undefined {
  const player = new URL(host === "w.soundcloud.com" ? url : "https://w.soundcloud.com/player/");
  if (player.host !== url.host) player.searchParams.set("url", url.href);
  player.searchParams.set("auto_play", "false");
  const isComplete = parts.length > 0 && player.searchParams.has("url");
  return isComplete ? { service: "soundcloud", src: player.href, height: 166 } : undefined;
}

/** The players of each host's pages. */
const providers: Record<string, (page: Page) => Player | undefined> = {
  "youtube.com": youtube,
  "music.youtube.com": youtube,
  "youtube-nocookie.com": youtube,
  "youtu.be": youtube,
  "vimeo.com": vimeo,
  "player.vimeo.com": vimeo,
  "open.spotify.com": spotify,
  "soundcloud.com": soundcloud,
  "on.soundcloud.com": soundcloud,
  "api.soundcloud.com": soundcloud,
  "w.soundcloud.com": soundcloud,
};

/**
 * The player of a video or recording at one of the known services, from its watch, short, share or player URL
 * (spec 7); undefined for every other URL.
 */
export function playerFor(source: string): Player | undefined {
  if (!URL.canParse(source)) return undefined;
  const url = new URL(source);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (!Object.hasOwn(providers, host)) return undefined;
  return providers[host]?.({ url, host, parts: url.pathname.split("/").filter(Boolean) });
}

/** A watch-style or short link of a video becomes its embeddable player; any other URL is left as it is. */
export function videoEmbed(url: string): EpisodePlayer {
  const player = playerFor(url);
  if (player?.service !== "youtube" || player.src.includes("?list=")) return { service: null, src: url };
  return { ...player, src: player.src.replace("youtube-nocookie.com", "youtube.com") };
}

/**
 * A music-streaming link to an episode or a show becomes an embed 232 px high, an audio-hosting link a player 166 px
 * high that does not start by itself; any other URL is left as it is.
 */
export function audioEmbed(url: string): EpisodePlayer {
  const player = playerFor(url);
  const isAudio = player?.service === "soundcloud" || /\/embed\/(episode|show)\//.test(player?.src ?? "");
  return player && isAudio ? player : { service: null, src: url };
}

/**
 * The https page that an episode names, which passes through unchanged and is shown in a frame (spec 7); undefined for a media file,
 * for the URL of a known service and for what no frame may show.
 */
export function framedPage(source: string): URL | undefined {
  const text = source.trim();
  if (!/^https:\/\//i.test(text) || !URL.canParse(text) || playerFor(text) || readMediaUrl(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password || !isPlainHost(url) ? undefined : url;
}
