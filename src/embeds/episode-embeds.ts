/** A service whose player a page may show in a frame once the visitor agreed. */
export type EmbedService = "youtube" | "spotify" | "soundcloud";

/** What a URL of an episode becomes: a player of a service, or the URL as it was. */
export type EpisodeEmbed = {
  /** Null for a URL that passes unchanged. */
  service: EmbedService | null;
  src: string;
  /** Pixels; only where the service's player has a fixed height. */
  height?: number;
};

/** Heights of the players in pixels (specification, section 7). */
export const musicPlayerHeight = 232;
export const audioPlayerHeight = 166;

const unchanged = (address: string): EpisodeEmbed => ({ service: null, src: address });

function readUrl(address: string): { url: URL; host: string; parts: string[] } | undefined {
  const text = address.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  return {
    url,
    host: url.hostname.toLowerCase().replace(/^(www|m)\./, ""),
    parts: url.pathname.split("/").filter(Boolean),
  };
}

const videoId = /^[\w-]{6,64}$/;
const watchHosts = new Set(["youtube.com", "youtube-nocookie.com", "music.youtube.com"]);

/** A watch-style or short link of a video becomes its embeddable player; any other URL is left as it is. */
export function videoEmbed(address: string): EpisodeEmbed {
  const found = readUrl(address);
  if (!found) return unchanged(address);
  const { url, host, parts } = found;
  let id: string | null | undefined;
  if (host === "youtu.be") id = parts[0];
  else if (watchHosts.has(host)) {
    id = parts[0] === "watch" ? url.searchParams.get("v") : undefined;
    if (["embed", "shorts", "live", "v"].includes(parts[0] ?? "")) id = parts[1];
  }
  return id && videoId.test(id)
    ? { service: "youtube", src: `https://www.youtube.com/embed/${id}` }
    : unchanged(address);
}

const musicId = /^[\w-]{1,64}$/;

/**
 * A music-streaming link to an episode or a show becomes an embed 232 px high, an audio-hosting link a player 166 px
 * high that does not start by itself; any other URL is left as it is.
 */
export function audioEmbed(address: string): EpisodeEmbed {
  const found = readUrl(address);
  if (!found) return unchanged(address);
  const { url, host, parts } = found;
  if (host === "open.spotify.com") {
    // Links may name a language first (/intl-de/episode/...), and an embed's URL stays what it is.
    const at = parts.findIndex((part) => part === "episode" || part === "show");
    const id = parts[at + 1];
    if (at < 0 || !id || !musicId.test(id)) return unchanged(address);
    const src = `https://open.spotify.com/embed/${parts[at]}/${id}`;
    return { service: "spotify", src, height: musicPlayerHeight };
  }
  if (host === "w.soundcloud.com" && parts[0] === "player") {
    const player = new URL(url.href);
    player.searchParams.set("auto_play", "false");
    return { service: "soundcloud", src: player.href, height: audioPlayerHeight };
  }
  if (host === "soundcloud.com" || host === "on.soundcloud.com" || host === "api.soundcloud.com") {
    if (parts.length === 0) return unchanged(address);
    const src = `https://w.soundcloud.com/player/?url=${encodeURIComponent(url.href)}&auto_play=false`;
    return { service: "soundcloud", src, height: audioPlayerHeight };
  }
  return unchanged(address);
}
