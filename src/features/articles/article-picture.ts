import { publicUrl } from "../../lib/web-url.ts";
import type { Article, ArticleSummary } from "./article.ts";
import { drawnCover } from "./drawn-cover.ts";

/** Pictures at other hosts are not shown: they would tell that host who reads here. */
const isOwn = (url: string | null): url is string => url !== null && /^\/(?!\/)/.test(url);

/** The picture of an article: its own when it is a file of this site, else a drawn cover. */
export function articlePicture({
  featuredImageUrl,
  slug,
  category,
}: Pick<ArticleSummary, "featuredImageUrl" | "slug" | "category">): string {
  return isOwn(featuredImageUrl) ? featuredImageUrl : publicUrl(drawnCover(slug, category));
}

/** The second picture of an article, or null when it has none of this site. */
export const secondPicture = ({ featuredImageUrl2 }: Pick<Article, "featuredImageUrl2">): string | null =>
  isOwn(featuredImageUrl2) ? featuredImageUrl2 : null;

/** How wide a picture is in an article: the column of text, or the whole of a small screen. */
export const pictureSizes = "(width >= 48rem) 680px, 100vw";
