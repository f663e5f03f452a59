/** Also true for requests without a browser. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) {
    // The site under another host name: Origin and Host agree, and pages cannot forge either.
    return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === request.headers.get("host");
  }
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}
