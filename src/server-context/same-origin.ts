/** Also true for requests without a browser. */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  // A form of a page under "Referrer-Policy: no-referrer"; no page can forge this header or get it from another origin.
  if (origin === "null") return site === "same-origin";
  if (origin !== null) {
    // The site under another host name: Origin and Host agree, and pages cannot forge either.
    return origin === new URL(siteUrl).origin || URL.parse(origin)?.host === request.headers.get("host");
  }
  return site === null || site === "same-origin" || site === "none";
}
