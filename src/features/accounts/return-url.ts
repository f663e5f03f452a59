import { policyOf } from "../../match-route.ts";

export const signedInHome = "/admin";

/** A safe URL within this site; the admin home for anything else and for the sign-in itself. */
export function returnUrl(requested: unknown): string {
  if (typeof requested !== "string" || !/^\/(?![/\\])/.test(requested) || /[\p{Cc}\\]/u.test(requested))
    return signedInHome;
  // Resolves dots as a browser would.
  const base = "https://site.invalid";
  if (!URL.canParse(requested, base)) return signedInHome;
  const url = new URL(requested, base);
  const { area } = policyOf(url.pathname);
  const isExcluded = area === "sign-in" || area === "api";
  if (url.origin !== base || url.pathname.startsWith("//") || isExcluded) return signedInHome;
  return url.pathname + url.search + url.hash;
}
