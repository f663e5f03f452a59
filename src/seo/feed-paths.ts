import { categoryPath } from "./article-data.ts";

/** Root-relative URLs of the feeds of all articles, or of one category. */
export function blogFeedPaths(category?: string): { rss: string; json: string } {
  const base = category === undefined ? "" : categoryPath(category);
  return { rss: `${base}/rss.xml`, json: `${base}/feed.json` };
}
