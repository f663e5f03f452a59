import { drawnCover } from "../lib/drawn-cover.ts";
import type { Article, ArticleSummary } from "./article.ts";

/**
 * The picture of an article: its own when it is a file of this site, else a drawn cover. Pictures at other hosts are not
 * shown: they would tell that host who reads here.
 */
export function articlePicture({
  featuredImageUrl,
  slug,
  category,
}: Pick<ArticleSummary, "featuredImageUrl" | "slug" | "category">): string {
  return featuredImageUrl?.startsWith("/") ? featuredImageUrl : drawnCover(slug, category);
}

/** The second picture of an article, or null when it has none or one at another host. */
export function secondPicture({ featuredImageUrl2 }: Pick<Article, "featuredImageUrl2">): string | null {
  return featuredImageUrl2?.startsWith("/") ? featuredImageUrl2 : null;
}
