export type PlayerService = "youtube" | "vimeo" | "spotify" | "soundcloud";

export type Player = {
  service: PlayerService;
  /** What goes into the frame. */
  address: string;
  /** In pixels; absent for a picture of 16:9. */
  height?: number;
};

const identifier = /^[\w-]{1,64}$/;

function youtube(url: URL, host: string): Player | undefined {
  const list = url.searchParams.get("list");
  const id =
    host === "youtu.be"
      ? url.pathname.slice(1)
      : (/^\/(?:embed|shorts|live|v)\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get("v"));
  const isList = (id === null || id === "videoseries") && list !== null && identifier.test(list);
  // The player without cookies replaces the ordinary one.
  const player = "https://www.youtube-nocookie.com/embed/";
  if (isList) return { service: "youtube", address: `${player}videoseries?list=${list}` };
  return id && identifier.test(id) ? { service: "youtube", address: player + id } : undefined;
}

function vimeo(url: URL): Player | undefined {
  const [, id, pathHash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
  if (!id) return undefined;
  const hash = pathHash ?? url.searchParams.get("h");
  const query = new URLSearchParams({ dnt: "1", ...(hash ? { h: hash } : {}) });
  return { service: "vimeo", address: `https://player.vimeo.com/video/${id}?${query}` };
}

function spotify(url: URL): Player | undefined {
  const [, kind, id] = /\/(episode|show|track|album|playlist|artist)\/([\w-]{1,64})\/?$/.exec(url.pathname) ?? [];
  return id ? { service: "spotify", address: `https://open.spotify.com/embed/${kind}/${id}`, height: 232 } : undefined;
}

function soundcloud(url: URL, host: string): Player | undefined {
  const track = host === "w.soundcloud.com" ? url.searchParams.get("url") : url.origin + url.pathname;
  if (!track || (host !== "w.soundcloud.com" && url.pathname.length < 2)) return undefined;
  const query = new URLSearchParams({ url: track, auto_play: "false" });
  return { service: "soundcloud", address: `https://w.soundcloud.com/player/?${query}`, height: 166 };
}

/**
 * The player of a video or recording at one of the known services, from its watch, short, share or player URL
 * (specification, section 7); undefined for every other URL.
 */
export function playerFor(address: string): Player | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  if (url.username || url.port) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, "");
  switch (host) {
    case "youtube.com":
    case "youtube-nocookie.com":
    case "youtu.be":
      return youtube(url, host);
    case "vimeo.com":
    case "player.vimeo.com":
      return vimeo(url);
    case "open.spotify.com":
      return spotify(url);
    case "soundcloud.com":
    case "on.soundcloud.com":
    case "w.soundcloud.com":
      return soundcloud(url, host);
    default:
      return undefined;
  }
}
