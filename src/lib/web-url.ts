export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  return URL.canParse(text);
}

const schemes = {
  link: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
  picture: /^(?:https:\/\/|\/(?!\/))/i,
};

/** Browsers drop line breaks and read a backslash as a slash, so "/\\host" would leave the site. */
export const isUrlFor = (use: keyof typeof schemes, url: string): boolean =>
  !/[\p{Cc}\\]/u.test(url) && schemes[use].test(url);

/** As `isUrlFor`, without spaces. */
export const isTypedUrlFor = (use: keyof typeof schemes, url: string): boolean => !/\s/.test(url) && isUrlFor(use, url);

/** Characters of the longest request target that the server accepts. */
export const maxUrlLength = 8_000;

/** Prefixes a file URL with Vite's `base`. */
export const publicUrl = (url: string): string =>
  url.startsWith("/") ? import.meta.env.BASE_URL.slice(0, -1) + url : url;

/** The URL parser accepts hosts with ';' and ',', which would end a CSP directive. */
export const isPlainHost = ({ hostname }: URL): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(hostname);

/** Without percent-encoding; as written where that is malformed, such as of Latin-1 escapes. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
