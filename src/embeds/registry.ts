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

export type Origins = Partial<Record<Directive, readonly string[]>>;

export type ServiceKey = "hubspot" | "scheduling" | "policies" | "film" | PlayerService;

/** The only source for its placeholder, its Content-Security-Policy and its entry in the privacy policy. */
export type Service = {
  /** Marks a place in a page's HTML: `data-service`. */
  key: ServiceKey | `host:${string}` | `media:${string}`;
  /** Holds the provider's host where the owner chooses one, so that a change asks again. */
  consentKey: string;
  name: string;
  purpose: string;
  sends: string;
  privacyUrl: string;
  origins: Origins;
};

/** HubSpot forms of region na1. */
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

const knownHosts: readonly { host: string; name: string; privacyUrl: string }[] = [
  { host: "calendly.com", name: "Calendly", privacyUrl: "https://calendly.com/legal/privacy-notice" },
  { host: "cal.com", name: "Cal.com", privacyUrl: "https://cal.com/privacy" },
  { host: "termly.io", name: "Termly", privacyUrl: "https://termly.io/our-privacy-policy/" },
  { host: "iubenda.com", name: "iubenda", privacyUrl: "https://www.iubenda.com/privacy-policy/252372" },
];

/** Unknown providers get their host and its front page. */
function provider(url: string): { host: string; name: string; privacyUrl: string } {
  const { host, origin } = new URL(url);
  const known = knownHosts.find((entry) => host === entry.host || host.endsWith(`.${entry.host}`));
  return { host, name: known?.name ?? host, privacyUrl: known?.privacyUrl ?? `${origin}/` };
}

const originOf = (url: string) => new URL(url).origin;
const unique = (...urls: (string | undefined)[]) => [...new Set(urls.filter((url) => url !== undefined).map(originOf))];

function hubspot({ scriptUrl }: NonNullable<EmbedSettings["marketingForms"]>): Service {
  const script = originOf(scriptUrl);
  // A script from elsewhere is a mirror or fixture that talks to its own origin.
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

export const isVideoFile = (url: string) => mediaTypeOf(url.split(/[?#]/, 1)[0] ?? "")?.startsWith("video/") ?? false;

function film(url: string): Service | undefined {
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

/** Undefined without a film, or for a file of the site's own. */
export function filmService({ heroVideo }: EmbedSettings): Service | undefined {
  return heroVideo === undefined ? undefined : film(heroVideo);
}

/** Every outside service in the privacy policy's order: configured ones, then the known players. */
export function servicesOf(settings: EmbedSettings): readonly Service[] {
  const configured = [
    settings.marketingForms && hubspot(settings.marketingForms),
    settings.scheduling && scheduling(settings.scheduling),
    settings.policies && policies(settings.policies),
    filmService(settings),
  ].filter((service) => service !== undefined);
  return [...new Set([...configured, ...Object.values(players)])];
}

export function findService(settings: EmbedSettings, key: string): Service | undefined {
  return servicesOf(settings).find((service) => service.key === key);
}

/** A known player, else the provider at its host; undefined for what no frame may show. */
export function frameService(url: string): Service | undefined {
  const known = playerFor(url);
  if (known) return players[known.service];
  const page = framedPage(url);
  return page && pageHostService(page.origin);
}

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

/** The host of episodes' media files as a service; `redirectOrigins` are those it redirects to. */
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

/** Space-separated origins; anything else is left out. */
export const readOrigins = (text: string): string[] => text.split(" ").filter(isOrigin);

export function mediaService(url: string, redirectOrigins: readonly string[] = []): Service | undefined {
  const media = readMediaUrl(url);
  return media?.host ? mediaHostService(new URL(media.src).origin, redirectOrigins) : undefined;
}
