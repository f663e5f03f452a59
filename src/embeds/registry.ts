import type { EmbedSettings } from "../lib/embed-settings.ts";
import { mediaConsentKey, mediaTypeOf, readMediaUrl } from "../lib/media-url.ts";
import { framedPage, type PlayerService, playerFor } from "../lib/player-url.ts";
import { isPlainHost } from "../lib/web-url.ts";

export type Directive =
  | "script-src"
  | "frame-src"
  | "connect-src"
  | "img-src"
  | "style-src"
  | "media-src"
  | "form-action";

/** Origins that a page needs for a service, by directive of its Content-Security-Policy. */
export type Origins = Partial<Record<Directive, readonly string[]>>;

export type ServiceKey = "hubspot" | "scheduling" | "policies" | "film" | PlayerService;

/**
 * One outside service. This entry is the only source of what its placeholder says, of what a page's
 * Content-Security-Policy allows for it, and of what the privacy policy lists.
 */
export type Service = {
  /** Marks a place in a page's HTML: `data-service`. */
  key: ServiceKey | `host:${string}` | `media:${string}`;
  /** Names the consent; it holds the provider's host where the owner chooses the provider, so that a change asks again. */
  consentKey: string;
  name: string;
  /** What the visitor gets from it, as a sentence. */
  purpose: string;
  /** What the provider learns, as a sentence. */
  sends: string;
  privacyUrl: string;
  origins: Origins;
};

/** The provider's own script for forms of region na1. */
export const hubspotScript = "https://js.hsforms.net/forms/embed/v2.js";

const always = "your IP address, details of your browser, and that you came from this site";
const player = (name: string, what: string) => `${name} receives ${always}, and ${what}. It may set cookies.`;

const players: Record<PlayerService, Service> = {
  youtube: {
    key: "youtube",
    consentKey: "youtube",
    name: "YouTube",
    purpose: "Plays videos in the page, by the player that sets no cookie before you press play.",
    sends: player("YouTube (Google)", "which video you watch"),
    privacyUrl: "https://policies.google.com/privacy",
    origins: { "frame-src": ["https://www.youtube-nocookie.com"] },
  },
  vimeo: {
    key: "vimeo",
    consentKey: "vimeo",
    name: "Vimeo",
    purpose: "Plays videos in the page, with its own counting of visits turned off.",
    sends: player("Vimeo", "which video you watch"),
    privacyUrl: "https://vimeo.com/privacy",
    origins: { "frame-src": ["https://player.vimeo.com"] },
  },
  spotify: {
    key: "spotify",
    consentKey: "spotify",
    name: "Spotify",
    purpose: "Plays episodes in the page.",
    sends: player("Spotify", "what you listen to"),
    privacyUrl: "https://www.spotify.com/legal/privacy-policy/",
    origins: { "frame-src": ["https://open.spotify.com"] },
  },
  soundcloud: {
    key: "soundcloud",
    consentKey: "soundcloud",
    name: "SoundCloud",
    purpose: "Plays recordings in the page.",
    sends: player("SoundCloud", "what you listen to"),
    privacyUrl: "https://soundcloud.com/pages/privacy",
    origins: { "frame-src": ["https://w.soundcloud.com"] },
  },
};

/** Providers that an owner may name by URL, with the page where they say what they do. */
const knownHosts: readonly { host: string; name: string; privacyUrl: string }[] = [
  { host: "calendly.com", name: "Calendly", privacyUrl: "https://calendly.com/legal/privacy-notice" },
  { host: "cal.com", name: "Cal.com", privacyUrl: "https://cal.com/privacy" },
  { host: "termly.io", name: "Termly", privacyUrl: "https://termly.io/our-privacy-policy/" },
  { host: "iubenda.com", name: "iubenda", privacyUrl: "https://www.iubenda.com/privacy-policy/252372" },
];

/** Name and privacy page of the provider at a URL; of an unknown one its host and the front page of its site. */
function provider(url: string): { host: string; name: string; privacyUrl: string } {
  const { host, origin } = new URL(url);
  const known = knownHosts.find((entry) => host === entry.host || host.endsWith(`.${entry.host}`));
  return { host, name: known?.name ?? host, privacyUrl: known?.privacyUrl ?? `${origin}/` };
}

const originOf = (url: string) => new URL(url).origin;
const unique = (...urls: (string | undefined)[]) => [...new Set(urls.filter((url) => url !== undefined).map(originOf))];

function hubspot({ scriptUrl }: NonNullable<EmbedSettings["marketingForms"]>): Service {
  const script = originOf(scriptUrl);
  // A script from elsewhere is a mirror or a fixture; it speaks to its own origin.
  const data =
    scriptUrl === hubspotScript ? ["https://forms.hsforms.com", "https://forms.hubspot.com"] : ([script] as const);
  return {
    key: "hubspot",
    consentKey: "hubspot",
    name: "HubSpot",
    purpose: "Shows the forms of this site and receives what you enter into them.",
    sends: `HubSpot receives ${always}, and what you enter into the form. It may set cookies.`,
    privacyUrl: "https://legal.hubspot.com/privacy-policy",
    origins: {
      "script-src": [...new Set([script, ...data])],
      "connect-src": data,
      "frame-src": data,
      "img-src": data,
      "form-action": data,
    },
  };
}

function scheduling({ url, scriptUrl }: NonNullable<EmbedSettings["scheduling"]>): Service {
  const { host, name, privacyUrl } = provider(url);
  return {
    key: "scheduling",
    consentKey: `scheduling:${host}`,
    name,
    purpose: "Shows free times and receives your booking.",
    sends: `${name} receives ${always}, and what you enter when you book. It may set cookies.`,
    privacyUrl,
    origins: { ...(scriptUrl ? { "script-src": unique(scriptUrl) } : {}), "frame-src": unique(url, scriptUrl) },
  };
}

function policies({ scriptUrl }: NonNullable<EmbedSettings["policies"]>): Service {
  const { host, name, privacyUrl } = provider(scriptUrl);
  const own = unique(scriptUrl);
  return {
    key: "policies",
    consentKey: `policies:${host}`,
    name,
    purpose: "Hosts the wording of the legal documents and shows it in the page.",
    sends: `${name} receives ${always}, and which document you read.`,
    privacyUrl,
    origins: { "script-src": own, "connect-src": own, "frame-src": own, "img-src": own, "style-src": own },
  };
}

/** A film's URL that names a file rather than a player. */
export const isVideoFile = (url: string) => mediaTypeOf(url.split(/[?#]/, 1)[0] ?? "")?.startsWith("video/") ?? false;

function film(url: string): Service | undefined {
  // A file of this site needs no consent.
  if (url.startsWith("/")) return undefined;
  const known = playerFor(url);
  if (known) return players[known.service];
  const { host, name, privacyUrl } = provider(url);
  return {
    key: "film",
    consentKey: `film:${host}`,
    name,
    purpose: "Plays the film behind the title of the podcast.",
    sends: player(name, "that you watch the film"),
    privacyUrl,
    origins: { [isVideoFile(url) ? "media-src" : "frame-src"]: unique(url) },
  };
}

/** The service of the film behind the podcast's title, or undefined when there is none or the file is the site's own. */
export function filmService({ heroVideo }: EmbedSettings): Service | undefined {
  return heroVideo === undefined ? undefined : film(heroVideo);
}

/**
 * Every outside service that a page of this site may offer, in the order of the privacy policy: those that are configured,
 * then the players of episodes and articles.
 */
export function servicesOf(settings: EmbedSettings): readonly Service[] {
  const configured = [
    settings.marketingForms && hubspot(settings.marketingForms),
    settings.scheduling && scheduling(settings.scheduling),
    settings.policies && policies(settings.policies),
    filmService(settings),
  ].filter((service) => service !== undefined);
  return [...new Set([...configured, ...Object.values(players)])];
}

/** The service of a key, or undefined when it is not configured. */
export function findService(settings: EmbedSettings, key: string): Service | undefined {
  return servicesOf(settings).find((service) => service.key === key);
}

/** The service behind a frame: one of the known players, else the provider at its host. Undefined for what no frame may show. */
export function frameService(url: string): Service | undefined {
  const known = playerFor(url);
  if (known) return players[known.service];
  const page = framedPage(url);
  return page && pageHostService(page.origin);
}

/** The host at an origin as the service that pages of episodes are framed from. */
export function pageHostService(origin: string): Service {
  const { host, name, privacyUrl } = provider(origin);
  return {
    key: `host:${host}`,
    consentKey: `host:${host}`,
    name,
    purpose: "Shows a page of its own within the page.",
    sends: player(name, "what you open"),
    privacyUrl,
    origins: { "frame-src": [origin] },
  };
}

/**
 * The host at an origin as the service that audio and video files of episodes are loaded from; `redirectOrigins` are others that it
 * passes the visitor on to.
 */
export function mediaHostService(origin: string, redirectOrigins: readonly string[] = []): Service {
  const { host, name, privacyUrl } = provider(origin);
  const others = redirectOrigins.map((each) => new URL(each).host).join(" and ");
  return {
    key: `media:${host}`,
    consentKey: mediaConsentKey(host),
    name,
    purpose: "Holds audio and video files that play in the page.",
    sends: player(name, "which recording you play") + (others ? ` It passes the request on to ${others}.` : ""),
    privacyUrl,
    origins: { "media-src": [origin, ...redirectOrigins] },
  };
}

const isOrigin = (text: string) =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text && isPlainHost(new URL(text));

/** The origins in a text that names them with spaces between; text that is no origin is left out. */
export const readOrigins = (text: string): string[] => text.split(" ").filter(isOrigin);

/** The service behind an audio or video file on another host; undefined for a file of this site and for any other URL. */
export function mediaService(url: string, redirectOrigins: readonly string[] = []): Service | undefined {
  const media = readMediaUrl(url);
  return media?.host ? mediaHostService(new URL(media.src).origin, redirectOrigins) : undefined;
}
