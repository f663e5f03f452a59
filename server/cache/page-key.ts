import { parametersOf, policyOf } from "../../src/match-route.ts";

export type PageKey = {
  url: string;
  isCacheable: boolean;
  isPrivate: boolean;
};

/** Normalises a URL: only the search parameters known to its page, in a fixed order. */
export function pageKey({ pathname, search, searchParams }: URL): PageKey {
  const policy = policyOf(pathname);
  const isPrivate = policy.isPrivate ?? parametersOf(policy, "momentary").some((name) => searchParams.has(name));
  if (isPrivate || policy.search === "any") return { url: pathname + search, isCacheable: false, isPrivate };
  const known = new URLSearchParams();
  for (const name of parametersOf(policy, "cached", "uncached")) {
    const value = searchParams.get(name)?.trim();
    if (value) known.set(name, value);
  }
  const isCacheable = !parametersOf(policy, "uncached").some((name) => known.has(name));
  return { url: pathname + (known.size > 0 ? `?${known}` : ""), isCacheable, isPrivate };
}
