import { categoryPath } from "./article-data.ts";

export const podcastFeedPath = "/podcast/feed.xml";

export function blogFeedPaths(category?: string): { rss: string; json: string } {
  const base = category === undefined ? "" : categoryPath(category);
  return { rss: `${base}/rss.xml`, json: `${base}/feed.json` };
}
