import { readMediaUrl } from "./media-url.ts";
import { isPlainHost } from "./web-url.ts";

export type PlayerService = "youtube" | "vimeo" | "spotify" | "soundcloud";

export type Player = {
  service: PlayerService;
  src: string;
  /** Pixels (spec 7); absent: 16:9. */
  height?: number;
};

export type EpisodePlayer = Omit<Player, "service"> & { service: PlayerService | null };

type Page = { url: URL; host: string; parts: readonly string[] };

const identifier = /^[\w-]{1,64}$/;
const videoId = /^[\w-]{6,64}$/;
const musicPath = /\/(episode|show|track|album|playlist|artist)\/([\w-]{1,64})(?:\/|$)/;

function youtube({ url, host, parts: [first = "", second] }: Page): Player | undefined {
  const inPath = ["embed", "shorts", "live", "v"].includes(first) ? second : null;
  const id = host === "youtu.be" ? first : first === "watch" ? url.searchParams.get("v") : inPath;
  const list = url.searchParams.get("list");
  // Privacy-enhanced mode.
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

/** From watch, short, share or player URLs (spec 7); undefined for other services. */
export function playerFor(source: string): Player | undefined {
  if (!URL.canParse(source)) return undefined;
  const url = new URL(source);
  if (!/^https?:$/.test(url.protocol) || url.username || url.port) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  if (!Object.hasOwn(providers, host)) return undefined;
  return providers[host]?.({ url, host, parts: url.pathname.split("/").filter(Boolean) });
}

export function videoEmbed(url: string): EpisodePlayer {
  const player = playerFor(url);
  if (player?.service !== "youtube" || player.src.includes("?list=")) return { service: null, src: url };
  return { ...player, src: player.src.replace("youtube-nocookie.com", "youtube.com") };
}

/** Spotify becomes an embed 232 px high, SoundCloud a player 166 px high without autoplay; other URLs stay. */
export function audioEmbed(url: string): EpisodePlayer {
  const player = playerFor(url);
  const isAudio = player?.service === "soundcloud" || /\/embed\/(episode|show)\//.test(player?.src ?? "");
  return player && isAudio ? player : { service: null, src: url };
}

/** https pages of unknown services, shown in a frame (spec 7); undefined for media files and unframable URLs. */
export function framedPage(source: string): URL | undefined {
  const text = source.trim();
  if (!/^https:\/\//i.test(text) || !URL.canParse(text) || playerFor(text) || readMediaUrl(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password || !isPlainHost(url) ? undefined : url;
}
