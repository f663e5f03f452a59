/** What a feed, a sitemap or a text may say about itself; everything else is the server's business. */
const own = [
  "Content-Disposition",
  "Cache-Control",
  "Last-Modified",
  "Link",
  "X-Robots-Tag",
  "Access-Control-Allow-Origin",
  "Cross-Origin-Resource-Policy",
];

/** Headers of a response for API clients: its own, and a policy under which nothing in it can act when it is opened as a page. */
export function apiClientHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = { "Content-Security-Policy": "default-src 'none'; sandbox" };
  for (const name of own) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return headers;
}
