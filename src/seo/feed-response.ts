import { type Feed, type FeedFormat, feedFormats } from "./feed.ts";

type FeedResponseOptions = {
  type: string;
  /** Last change of the content, if known. */
  modified?: Date;
  headers?: Record<string, string>;
};

/** Cached for five minutes, then stale-while-revalidate; readable cross-origin. */
export function feedResponse(body: string, { type, modified, headers = {} }: FeedResponseOptions): Response {
  return new Response(body, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": "public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
      ...(modified ? { "Last-Modified": modified.toUTCString() } : {}),
      ...headers,
    },
  });
}

export function serveFeed(format: FeedFormat, feed: Feed): Response {
  const { type, write } = feedFormats[format];
  return feedResponse(write(feed), { type, modified: feed.changed });
}

type MarkdownOptions = { /** The HTML page with this text. */ page: string; modified: Date };

export function serveMarkdown(body: string, { page, modified }: MarkdownOptions): Response {
  return feedResponse(body, {
    type: "text/markdown",
    modified,
    headers: { Link: `<${page}>; rel="canonical"`, "X-Robots-Tag": "noindex" },
  });
}

export function noSuchFeed(): Response {
  return new Response("There is nothing at this address.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** Safe as the public origin: requests are always rendered for SITE_URL. */
export const requestOrigin = (request: Request) => new URL(request.url).origin;
