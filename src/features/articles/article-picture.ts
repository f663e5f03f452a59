import type { Article, ArticleSummary } from "./article.ts";
import { drawnCover } from "./drawn-cover.ts";

/** Pictures of other hosts are not shown: they would reveal the reader to that host. */
const isOwn = (url: string | null): url is string => url !== null && /^\/(?!\/)/.test(url);

/** The article's own picture if it is a file of this site, else a drawn cover. */
export function articlePicture({
  featuredImageUrl,
  slug,
  category,
}: Pick<ArticleSummary, "featuredImageUrl" | "slug" | "category">): string {
  return isOwn(featuredImageUrl) ? featuredImageUrl : drawnCover(slug, category);
}

export const secondPicture = ({ featuredImageUrl2 }: Pick<Article, "featuredImageUrl2">): string | null =>
  isOwn(featuredImageUrl2) ? featuredImageUrl2 : null;

/** For `sizes`: the column of text, or a whole small screen. */
export const pictureSizes = "(width >= 48rem) 680px, 100vw";
