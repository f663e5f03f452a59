/** Search parameters that change what a page shows; every other one (campaign tags and the like) is ignored. */
const knownParameters: readonly { path: RegExp; names: readonly string[]; cached: boolean }[] = [
  { path: /^\/blog(\/category\/[^/]+)?$/, names: ["page", "search"], cached: true },
  { path: /^\/episodes$/, names: ["search"], cached: true },
  { path: /^\/ebook$/, names: ["industry"], cached: true },
  { path: /^\/roi-calculator$/, names: ["*"], cached: false },
];

/** Pages whose calendar can be asked for as a list: true for a moment only, so a page with one of these is never kept. */
const bookable = {
  path: /^\/(strategy-call|demo|knowledge-audit)$/,
  names: ["times", "start", "zone"],
};

function asksForTimes(url: URL): boolean {
  return bookable.path.test(url.pathname) && bookable.names.some((name) => url.searchParams.has(name));
}

/** Pages that are one visitor's own, or that answer a program. */
const neverCached =
  /^\/(login|admin|api|_serverFn|thank-you|newsletter|privacy\/my-data\/view|booking|guest-space)(\/|$)/;

export type PageKey = {
  /** What the cache files the page under, and the address it is rendered for. */
  url: string;
  /** Whether the finished page may be kept. Searches are not: anybody can invent endless many. */
  cacheable: boolean;
};

/** Whether neither a browser nor a proxy may keep this page. */
export const isPrivate = (url: URL): boolean => neverCached.test(url.pathname) || asksForTimes(url);

/** The normal form of an address: known search parameters only, in a fixed order. */
export function pageKey(url: URL): PageKey {
  if (isPrivate(url)) return { url: url.pathname + url.search, cacheable: false };
  const rule = knownParameters.find(({ path }) => path.test(url.pathname));
  if (!rule) return { url: url.pathname, cacheable: true };
  if (!rule.cached) return { url: url.pathname + url.search, cacheable: false };
  const kept = new URLSearchParams();
  for (const name of rule.names) {
    const value = url.searchParams.get(name)?.trim();
    if (value) kept.set(name, value);
  }
  const search = kept.toString();
  return { url: url.pathname + (search ? `?${search}` : ""), cacheable: !kept.has("search") };
}
