import { listNewestArticles } from "../../data/feed-rows.server.ts";
import type { RequestContext } from "../../data/request-context.ts";
import { feedLength, jsonFeed, lastChange, rssFeed } from "../../seo/blog-feed.ts";
import { feedAnswer, noSuchFeed } from "./feed-answer.ts";

const formats = {
  rss: { type: "application/rss+xml", write: rssFeed },
  json: { type: "application/feed+json", write: jsonFeed },
};

/** The newest articles as RSS or JSON Feed; 404 for a category without articles. */
export async function answerBlogFeed(
  format: keyof typeof formats,
  { db }: Pick<RequestContext, "db">,
  origin: string,
  category?: string,
): Promise<Response> {
  const articles = await listNewestArticles(db, { category, count: feedLength });
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  const { type, write } = formats[format];
  return feedAnswer(write({ origin, articles, category }), { type, modified: lastChange(articles) });
}
