import type { Texts } from "../../facts/page-texts.ts";
import { fillText } from "../../facts/tokens.ts";
import { readableWords } from "./readable-copy.ts";

/** `page` is the URL of the player's page, or the path of an own episode. */
export type StoredEmbed = { service: "YouTube" | "Vimeo" | "Spotify" | "SoundCloud" | "Episode"; page: string };

type Reader = (url: URL) => string | undefined;

const identifier = /^[\w-]{1,64}$/;

const validId = (id: string | null | undefined) => (id && identifier.test(id) ? id : undefined);

const readYouTube: Reader = ({ hostname, pathname, searchParams }) => {
  const [, first = "", second] = pathname.split("/");
  const list = validId(searchParams.get("list"));
  const isList = first === "playlist" || (first === "embed" && second === "videoseries");
  if (isList && list) return `https://www.youtube.com/playlist?list=${list}`;
  const inPath = ["embed", "shorts", "live", "v"].includes(first) ? second : undefined;
  const id = validId(hostname === "youtu.be" ? first : first === "watch" ? searchParams.get("v") : inPath);
  return id && `https://www.youtube.com/watch?v=${id}`;
};

const readVimeo: Reader = ({ pathname, searchParams }) => {
  const [, id, hashInPath] = /^\/(?:video\/)?(\d+)(?:\/([\w-]+))?\/?$/.exec(pathname) ?? [];
  // An unlisted video has a second key.
  const secret = validId(searchParams.get("h") ?? hashInPath);
  return validId(id) && `https://vimeo.com/${id}${secret ? `/${secret}` : ""}`;
};

const readSpotify: Reader = ({ pathname }) => {
  const [, kind, id] =
    /^\/(?:intl-\w+\/)?(?:embed(?:-podcast)?\/)?(episode|show|track|album|playlist|artist)\/(\w+)\/?$/.exec(pathname) ??
    [];
  return validId(id) && `https://open.spotify.com/${kind}/${id}`;
};

const readSoundCloud: Reader = ({ hostname, pathname, searchParams }) => {
  const trackUrl = hostname === "w.soundcloud.com" ? searchParams.get("url") : `https://soundcloud.com${pathname}`;
  if (!trackUrl || !URL.canParse(trackUrl)) return undefined;
  const inner = new URL(trackUrl);
  if (inner.hostname === "soundcloud.com" && /^(?:\/[\w-]+){2,4}$/.test(inner.pathname)) {
    return `https://soundcloud.com${inner.pathname}`;
  }
  // A track given by number only has no page of its own.
  const numbered = inner.hostname === "api.soundcloud.com" && /^\/(?:tracks|playlists)\/\d+$/.test(inner.pathname);
  return numbered ? `https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com${inner.pathname}` : undefined;
};

const services: Record<string, { service: StoredEmbed["service"]; read: Reader }> = {
  "youtube.com": { service: "YouTube", read: readYouTube },
  "youtube-nocookie.com": { service: "YouTube", read: readYouTube },
  "youtu.be": { service: "YouTube", read: readYouTube },
  "vimeo.com": { service: "Vimeo", read: readVimeo },
  "player.vimeo.com": { service: "Vimeo", read: readVimeo },
  "open.spotify.com": { service: "Spotify", read: readSpotify },
  "soundcloud.com": { service: "SoundCloud", read: readSoundCloud },
  "w.soundcloud.com": { service: "SoundCloud", read: readSoundCloud },
};

/** "/episode/12" for that path or its URL at `origin`; otherwise undefined. */
function readOwnEpisode(source: string, origin: string | undefined): string | undefined {
  const trimmed = source.trim();
  const inside = origin && trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
  const [, id] = /^\/episode\/0*([1-9]\d{0,8})\/?(?:[?#].*)?$/.exec(inside) ?? [];
  return id && `/episode/${id}`;
}

/** Undefined for unknown URLs. `page` is built from validated parts: idempotent, and safe in HTML. */
export function readStoredEmbed(source: string, origin?: string): StoredEmbed | undefined {
  const episode = readOwnEpisode(source, origin);
  if (episode) return { service: "Episode", page: episode };
  const absolute = source.trim().replace(/^\/\//, "https://");
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return undefined;
  const url = new URL(absolute);
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const service = Object.hasOwn(services, host) ? services[host] : undefined;
  const page = service?.read(new URL(`https://${host}${url.pathname}${url.search}`));
  return service && page ? { service: service.service, page } : undefined;
}

/** English by default, as it is stored; pages translate it. */
export function embedLinkText(
  { service }: StoredEmbed,
  words: Pick<Texts<typeof readableWords>, "watch" | "listen" | "listenToEpisode"> = readableWords.defaults,
): string {
  if (service === "Episode") return words.listenToEpisode;
  return fillText(service === "Spotify" || service === "SoundCloud" ? words.listen : words.watch, { service });
}
