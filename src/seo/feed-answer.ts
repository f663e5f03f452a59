import { type Feed, type FeedFormat, feedFormats } from "./feed.ts";

type FeedAnswerOptions = {
  type: string;
  /** When the content last changed, where it is known. */
  modified?: Date | undefined;
  headers?: Record<string, string>;
};

/** A response for an API client: cached for five minutes, then revalidated in the background; readable from other sites. */
export function feedAnswer(body: string, { type, modified, headers = {} }: FeedAnswerOptions): Response {
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

/** A feed in one of its formats. */
export function answerFeed(format: FeedFormat, feed: Feed): Response {
  const { type, write } = feedFormats[format];
  return feedAnswer(write(feed), { type, modified: feed.changed });
}

type MarkdownOptions = { /** The page whose text this is. */ page: string; modified: Date };

/** The text of a page as Markdown; search engines are told which of the two is meant. */
export function answerMarkdown(body: string, { page, modified }: MarkdownOptions): Response {
  return feedAnswer(body, {
    type: "text/markdown",
    modified,
    headers: { Link: `<${page}>; rel="canonical"`, "X-Robots-Tag": "noindex" },
  });
}

/** There is no such feed or text. */
export function noSuchFeed(): Response {
  return new Response("There is nothing at this address.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The site's public origin: a request is always rendered for SITE_URL. */
export const requestOrigin = (request: Request) => new URL(request.url).origin;
