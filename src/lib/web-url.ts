/** Whether a text is a URL that a browser opens as a page: http:// or https:// with a host, and no spaces. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  return URL.canParse(text);
}

const schemes = {
  /** http(s), mail, telephone, a path of this site or a place on the page. */
  link: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
  /** https, or a path of this site. */
  picture: /^(?:https:\/\/|\/(?!\/))/i,
};

/**
 * Whether the site stores a URL as the target of a link or the source of a picture. Browsers drop line breaks from URLs and
 * read a backslash as a slash, so that "/\\host" would leave the site.
 */
export const isUrlFor = (use: keyof typeof schemes, url: string): boolean =>
  !/[\p{Cc}\\]/u.test(url) && schemes[use].test(url);

/** The same for a URL that someone types or pastes: it has no spaces either. */
export const isTypedUrlFor = (use: keyof typeof schemes, url: string): boolean => !/\s/.test(url) && isUrlFor(use, url);

/** Characters of the longest request target that the server reads; everything in a URL is shorter. */
export const maxUrlLength = 8_000;

/** The URL of a file of this site (`/charts/banner.svg`) below the folder that the client is built for, Vite's `base`; others stay. */
export const publicUrl = (url: string): string =>
  url.startsWith("/") ? import.meta.env.BASE_URL.slice(0, -1) + url : url;

/**
 * Whether a host consists of letters, digits, dots, hyphens and underscores, or is an IPv6 address. The URL parser lets through others,
 * such as ';' and ',', which end a directive of a Content-Security-Policy.
 */
export const isPlainHost = ({ hostname }: URL): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(hostname);
