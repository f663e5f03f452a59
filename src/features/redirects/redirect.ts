import { isPlainHost, normalEscapes } from "../../lib/web-url.ts";

export const redirectOrigins = ["manual", "import", "slug"] as const;
export type RedirectOrigin = (typeof redirectOrigins)[number];

/** Null: gone on purpose, answered with 410. */
export type Redirect = { source: string; target: string | null };

export type ListedRedirect = Redirect & {
  origin: RedirectOrigin;
  createdAt: string | null;
  /** In the last 30 days, latest first, without days that have no hits. */
  days: { day: string; hits: number }[];
};

export type UnknownUrl = { path: string; times: number; lastSeen: string; suggestion: string | null };

export const maxSourceLength = 1_000;
export const maxTargetLength = 2_000;
export const maxRedirectFileCharacters = 2_000_000;

const placeholderBase = "https://here.invalid";

const firstSegment = /^\/[A-Za-z-]+(?=\/|$)/;

/** As the server normalises paths: no empty segments, no slash at the end, the first segment in lower case. */
const normalPath = (pathname: string): string =>
  `/${normalEscapes(pathname).split("/").filter(Boolean).join("/")}`.replace(firstSegment, (first) =>
    first.toLowerCase(),
  );

const parseUrl = (text: string, base = placeholderBase): URL | null => {
  const trimmed = text.trim();
  const url = /^(?:https?:\/\/|\/)/i.test(trimmed) ? URL.parse(trimmed.replace(/^\/+/, "/"), base) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

/**
 * The path, with query, of an old URL in its normal form; whole URLs of the former site count by their path.
 * @returns undefined for an invalid URL, and for the home page
 */
export function redirectSource(text: string): string | undefined {
  const url = parseUrl(text);
  if (!url) return undefined;
  const source = normalPath(url.pathname) + url.search;
  return source === "/" || source.length > maxSourceLength ? undefined : source;
}

/** Requests for such a path are rejected before redirects are looked up. */
export const canNeverMatch = (source: string): boolean => /^[^?]*%(?:[01][0-9A-F]|2F|5C|7F)/.test(source);

/** A path of this site, or a URL of another one. @returns undefined for anything else */
export function redirectTarget(text: string, siteUrl: string): string | undefined {
  const url = parseUrl(text, siteUrl);
  if (!url || !isPlainHost(url) || url.username || url.password) return undefined;
  const isOwn = url.origin === new URL(siteUrl).origin;
  const target = isOwn ? normalPath(url.pathname) + url.search + url.hash : url.href;
  return target.length > maxTargetLength ? undefined : target;
}

/** The sources under which a target would be redirected again, most specific first; none for other sites. */
export function sourcesOfTarget(target: string | null): string[] {
  if (!target?.startsWith("/")) return [];
  const [page = ""] = target.split("#", 1);
  const [path = ""] = page.split("?", 1);
  return path === page ? [page] : [page, path];
}

/**
 * The first chain or loop among redirects, URL by URL: "/a", "/b", "/c".
 * @param changed redirects to check; `find` looks up theirs and all stored ones
 */
export function findChain(
  changed: readonly Redirect[],
  find: (source: string) => Redirect | undefined,
): string[] | undefined {
  for (const { source, target } of changed) {
    const next = sourcesOfTarget(target).flatMap((url) => find(url) ?? [])[0];
    if (next) return [source, target ?? "", next.target ?? "gone on purpose"];
  }
  return undefined;
}

/** The same redirects with their final targets, without those in a loop. */
export function withoutChains(
  redirects: readonly Redirect[],
  find: (source: string) => Redirect | undefined,
): Redirect[] {
  return redirects.flatMap(({ source, target }) => {
    const seen = new Set([source]);
    let finalTarget = target;
    for (;;) {
      const next = sourcesOfTarget(finalTarget).flatMap((url) => find(url) ?? [])[0];
      if (!next) return [{ source, target: finalTarget }];
      if (seen.has(next.source)) return [];
      seen.add(next.source);
      finalTarget = next.target;
    }
  });
}
