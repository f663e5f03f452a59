import { readArticleEpisodes, sanitiseArticle } from "../../features/articles/readable-html.server.ts";
import type { EpisodeSite } from "../../features/episodes/embedded-episodes.server.ts";
import { blogFeed } from "../../seo/blog-feed.ts";
import { type FeedFormat, feedLength } from "../../seo/feed.ts";
import { answerFeed, noSuchFeed } from "./feed-answer.ts";

/** The newest articles as RSS or JSON Feed; 404 for a category without articles. */
export async function answerBlogFeed(
  format: FeedFormat,
  site: EpisodeSite,
  origin: string,
  category?: string,
): Promise<Response> {
  const newest = await site.content.listNewestArticles({ category, count: feedLength });
  const episodes = await readArticleEpisodes(site, newest);
  const articles = newest.map((article) => sanitiseArticle(article, episodes));
  if (category !== undefined && articles.length === 0) return noSuchFeed();
  return answerFeed(format, blogFeed({ origin, articles, category }));
}
