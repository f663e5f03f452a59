import { sanitiseArticle } from "../../features/articles/readable-html.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { feedLength, jsonFeed, lastChange, rssFeed } from "../../seo/blog-feed.ts";
import { feedAnswer, noSuchFeed } from "./feed-answer.ts";

const formats = {
  rss: { type: "application/rss+xml", write: rssFeed },
  json: { type: "application/feed+json", write: jsonFeed },
};

/** The newest articles as RSS or JSON Feed; 404 for a category without articles. */
export async function answerBlogFeed(
  format: keyof typeof formats,
  { content }: Pick<RequestContext, "content">,
  origin: string,
  category?: string,
): Promise<Response> {
  const articles = (await content.listNewestArticles({ category, count: feedLength })).map(sanitiseArticle);
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  const { type, write } = formats[format];
  return feedAnswer(write({ origin, articles, category }), { type, modified: lastChange(articles) });
}
