import { sanitiseArticle } from "../../features/articles/readable-html.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { blogFeed } from "../../seo/blog-feed.ts";
import { type FeedFormat, feedLength } from "../../seo/feed.ts";
import { answerFeed, noSuchFeed } from "./feed-answer.ts";

/** The newest articles as RSS or JSON Feed; 404 for a category without articles. */
export async function answerBlogFeed(
  format: FeedFormat,
  { content }: Pick<RequestContext, "content">,
  origin: string,
  category?: string,
): Promise<Response> {
  const articles = (await content.listNewestArticles({ category, count: feedLength })).map(sanitiseArticle);
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  return answerFeed(format, blogFeed({ origin, articles, category }));
}
