import { policyOf } from "../../match-route.ts";

/** Where someone goes after signing in when nothing else is known. */
export const signedInHome = "/admin";

/**
 * A place of this site to go back to, or the admin's home: a URL that would leave the site, or that leads back to
 * the sign-in itself, counts for nothing.
 */
export function returnUrl(wanted: unknown): string {
  if (typeof wanted !== "string" || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return signedInHome;
  // Dots and doubled slashes are resolved as a browser would.
  const base = "https://site.invalid";
  if (!URL.canParse(wanted, base)) return signedInHome;
  const url = new URL(wanted, base);
  const { area } = policyOf(url.pathname);
  const leadsNowhere = area === "sign-in" || area === "api";
  if (url.origin !== base || url.pathname.startsWith("//") || leadsNowhere) return signedInHome;
  return url.pathname + url.search + url.hash;
}
