/** Whether a request that changes something was sent by a page of this site, or by no browser at all. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin;
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}
