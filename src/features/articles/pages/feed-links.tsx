import { publicUrl } from "../../../lib/web-url.ts";
import { blogFeedPaths } from "../../../seo/feed-paths.ts";
import { blogCopy } from "./blog-copy.ts";

/** The feeds of the list, or of its category. */
export function FeedLinks({ category }: { category: string | undefined }) {
  const { rss, json } = blogFeedPaths(category);
  return (
    <p className="no-print mt-12 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
      {blogCopy.feedsLabel}
      <a href={publicUrl(rss)} className="inline-flex min-h-11 items-center">
        RSS
      </a>
      <a href={publicUrl(json)} className="inline-flex min-h-11 items-center">
        JSON Feed
      </a>
    </p>
  );
}
