import { policyOf } from "../../match-route.ts";

export const signedInHome = "/admin";

/** A safe return URL within this site; others and the sign-in itself give the admin home. */
export function returnUrl(requested: unknown): string {
  if (typeof requested !== "string" || !/^\/(?![/\\])/.test(requested) || /[\p{Cc}\\]/u.test(requested))
    return signedInHome;
  // Resolves dots and doubled slashes as a browser would.
  const base = "https://site.invalid";
  if (!URL.canParse(requested, base)) return signedInHome;
  const url = new URL(requested, base);
  const { area } = policyOf(url.pathname);
  const isNotAPage = area === "sign-in" || area === "api";
  if (url.origin !== base || url.pathname.startsWith("//") || isNotAPage) return signedInHome;
  return url.pathname + url.search + url.hash;
}
