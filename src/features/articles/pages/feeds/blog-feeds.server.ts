import { blogFeed } from "../../../../seo/blog-feed.ts";
import { type FeedFormat, feedLength } from "../../../../seo/feed.ts";
import { answerFeed, noSuchFeed } from "../../../../seo/feed-answer.ts";
import type { EpisodeSite } from "../../../episodes/embedded-episodes.server.ts";
import { readArticleEpisodes, sanitiseArticle } from "../../readable-html.server.ts";

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
