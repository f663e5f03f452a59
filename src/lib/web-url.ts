export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  return URL.canParse(text);
}

// Email programs make links of domains too; "St.John" and "Ph.D" are names.
const mentioned = /:\/\/|[Ww]{3}\.|[\p{L}\d]\.(?:[a-z]{2,}|[A-Z]{2,}|[Cc]om|[Nn]et|[Oo]rg)(?!\p{L})/u;

export const mentionsUrl = (text: string): boolean => mentioned.test(text);

const schemes = {
  link: /^(?:https?:\/\/|mailto:|tel:|\/|#)/i,
  picture: /^(?:https:\/\/|\/)/i,
};

/** A path that some programs read as another host: "//host", "/.//host". */
function leavesSite(url: string): boolean {
  const { host, pathname } = URL.parse(url, "https://own.invalid") ?? {};
  return url.startsWith("/") && (host !== "own.invalid" || pathname?.startsWith("//") === true);
}

/** Credentials before the host hide where a link leads. */
const hasCredentials = /^https?:\/\/[^/?#]*@/i;

/** Browsers drop line breaks and read a backslash as a slash, so "/\\host" would leave the site. */
export const isUrlFor = (use: keyof typeof schemes, url: string): boolean =>
  !/[\p{Cc}\\]/u.test(url) && !leavesSite(url) && !hasCredentials.test(url) && schemes[use].test(url);

/** As `isUrlFor`, without spaces. */
export const isValidUserUrl = (use: keyof typeof schemes, url: string): boolean =>
  !/\s/.test(url) && isUrlFor(use, url);

/** Maximum characters of a request target that the server accepts. */
export const maxUrlLength = 8_000;

/** The URL parser accepts hosts with ';' and ',', which would end a CSP directive. */
export const isPlainHost = ({ hostname }: URL): boolean => /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/i.test(hostname);

/** Without percent-encoding; unchanged if that is malformed, as Latin-1 escapes are. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const unreserved = /^[A-Za-z0-9._~-]$/;

/** Older sites encoded URLs in Latin-1: %E9 for é. */
function utf8Escapes(run: string): string {
  try {
    // Bundlers remove a call whose result is unused, along with its exception.
    return decodeURIComponent(run) && run;
  } catch {
    const bytes = Uint8Array.from(run.matchAll(/[0-9a-f]{2}/gi), ([hex]) => Number.parseInt(hex, 16));
    return encodeURIComponent(new TextDecoder("windows-1252").decode(bytes));
  }
}

function composedSegment(segment: string): string {
  const text = decodedPath(segment);
  const composed = text.normalize("NFC");
  return composed === text ? segment : encodeURIComponent(composed);
}

/** The canonical spelling of an escaped path: UTF-8, composed letters, no unnecessary escapes, upper-case hex digits. */
export const normalEscapes = (path: string): string =>
  path
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, utf8Escapes)
    .split("/")
    .map(composedSegment)
    .join("/")
    .replaceAll(/%([0-9a-f]{2})/gi, (match, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16));
      return unreserved.test(character) ? character : match.toUpperCase();
    });

/** Whether a text looks like an email address; the server decides (email-address.server.ts). */
export const hasEmailShape = (text: string): boolean => /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(text);
