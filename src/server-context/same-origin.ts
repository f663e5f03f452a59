/** Whether a request that changes something was sent by a page of this site, or by no browser at all. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) {
    // A browser that opened the site under another name of this host sends that name twice; a page cannot choose either.
    return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === request.headers.get("host");
  }
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}
