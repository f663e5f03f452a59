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

/** The only source for its placeholder, its Content-Security-Policy and its entry in the privacy policy; its texts are in service-copy.ts. */
export type Service = {
  /** Marks an embed in a page's HTML: `data-service`. */
  key: ServiceKey | `host:${string}` | `media:${string}`;
  /** Contains the provider's host where the owner chooses one, so that a change needs new consent. */
  consentKey: string;
  name: string;
  /** The company that receives the data, if not called like the service. */
  receiver?: string;
  /** Hosts that it passes requests on to. */
  others?: readonly string[];
  privacyUrl: string;
  origins: Origins;
};

/** HubSpot forms of region na1. */
export const hubspotScript = "https://js.hsforms.net/forms/embed/v2.js";

const player = (key: PlayerService, name: string, frameOrigin: string, privacyUrl: string): Service => ({
  key,
  consentKey: key,
  name,
  privacyUrl,
  origins: { "frame-src": [frameOrigin] },
});

const players: Record<PlayerService, Service> = {
  youtube: {
    ...player("youtube", "YouTube", "https://www.youtube-nocookie.com", "https://policies.google.com/privacy"),
    receiver: "YouTube (Google)",
  },
  vimeo: player("vimeo", "Vimeo", "https://player.vimeo.com", "https://vimeo.com/privacy"),
  spotify: player("spotify", "Spotify", "https://open.spotify.com", "https://www.spotify.com/legal/privacy-policy/"),
  soundcloud: player("soundcloud", "SoundCloud", "https://w.soundcloud.com", "https://soundcloud.com/pages/privacy"),
};

const knownHosts: readonly { host: string; name: string; privacyUrl: string }[] = [
  { host: "calendly.com", name: "Calendly", privacyUrl: "https://calendly.com/legal/privacy-notice" },
  { host: "cal.com", name: "Cal.com", privacyUrl: "https://cal.com/privacy" },
  { host: "termly.io", name: "Termly", privacyUrl: "https://termly.io/our-privacy-policy/" },
  { host: "iubenda.com", name: "iubenda", privacyUrl: "https://www.iubenda.com/privacy-policy/252372" },
];

/** An unknown provider is named by its host and linked to its home page. */
function provider(url: string): { host: string; name: string; privacyUrl: string } {
  const { host, origin } = new URL(url);
  const known = knownHosts.find((entry) => host === entry.host || host.endsWith(`.${entry.host}`));
  return { host, name: known?.name ?? host, privacyUrl: known?.privacyUrl ?? `${origin}/` };
}

const originOf = (url: string) => new URL(url).origin;
const originsOf = (...urls: (string | undefined)[]) => [
  ...new Set(urls.filter((url) => url !== undefined).map(originOf)),
];

function hubspot({ scriptUrl }: NonNullable<EmbedSettings["marketingForms"]>): Service {
  const script = originOf(scriptUrl);
  // A script from elsewhere is a mirror or fixture that talks to its own origin.
  const data =
    scriptUrl === hubspotScript ? ["https://forms.hsforms.com", "https://forms.hubspot.com"] : ([script] as const);
  return {
    key: "hubspot",
    consentKey: "hubspot",
    name: "HubSpot",
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

const chosenService = (key: "scheduling" | "policies" | "film", url: string, origins: Origins): Service => {
  const { host, name, privacyUrl } = provider(url);
  return { key, consentKey: `${key}:${host}`, name, privacyUrl, origins };
};

const scheduling = ({ url, scriptUrl }: NonNullable<EmbedSettings["scheduling"]>): Service =>
  chosenService("scheduling", url, {
    ...(scriptUrl && { "script-src": originsOf(scriptUrl) }),
    "frame-src": originsOf(url, scriptUrl),
  });

function policies({ scriptUrl }: NonNullable<EmbedSettings["policies"]>): Service {
  const own = originsOf(scriptUrl);
  const origins = { "script-src": own, "connect-src": own, "frame-src": own, "img-src": own, "style-src": own };
  return chosenService("policies", scriptUrl, origins);
}

export const isVideoFile = (url: string) => mediaTypeOf(url.split(/[?#]/, 1)[0] ?? "")?.startsWith("video/") ?? false;

function film(url: string): Service | undefined {
  if (url.startsWith("/")) return undefined;
  const known = playerFor(url);
  if (known) return players[known.service];
  return chosenService("film", url, { [isVideoFile(url) ? "media-src" : "frame-src"]: originsOf(url) });
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

/** A known player, else the provider at its host; undefined for a URL that no frame may show. */
export function frameService(url: string): Service | undefined {
  const known = playerFor(url);
  if (known) return players[known.service];
  const page = framedPage(url);
  return page && pageHostService(page.origin);
}

export function pageHostService(origin: string): Service {
  const { host, name, privacyUrl } = provider(origin);
  return { key: `host:${host}`, consentKey: `host:${host}`, name, privacyUrl, origins: { "frame-src": [origin] } };
}

/** The host of episodes' media files as a service; `redirectOrigins` are those it redirects to. */
export function mediaHostService(origin: string, redirectOrigins: readonly string[] = []): Service {
  const { host, name, privacyUrl } = provider(origin);
  return {
    key: `media:${host}`,
    consentKey: mediaConsentKey(host),
    name,
    others: redirectOrigins.map((redirectOrigin) => new URL(redirectOrigin).host),
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
