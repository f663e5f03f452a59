import type { Industry } from "../../chart/chart-colours.ts";
import { industryKeys } from "../../facts/industries.ts";
import type { Article, ArticleSummary, ReadableArticle } from "./article.ts";

/** Pictures on other hosts aren't displayed: they would reveal the reader to that host. */
const isOwn = (url: string | null): url is string => url !== null && /^\/(?!\/)/.test(url);

type ArticleWithPicture = Pick<ArticleSummary, "featuredImageUrl" | "slug"> & Pick<ReadableArticle, "drawnCover">;

/** The article's own picture if it is a file of this site, else the cover drawn for it. */
export function articlePicture({ featuredImageUrl, slug, drawnCover }: ArticleWithPicture): string {
  return isOwn(featuredImageUrl) ? featuredImageUrl : (drawnCover ?? `/covers/blog/${encodeURIComponent(slug)}.svg`);
}

export const secondPicture = ({ featuredImageUrl2 }: Pick<Article, "featuredImageUrl2">): string | null =>
  isOwn(featuredImageUrl2) ? featuredImageUrl2 : null;

/** For `sizes`: the column of text, or a whole small screen. */
export const pictureSizes = "(width >= 48rem) 680px, 100vw";

/** Parses a former cover URL such as /covers/method-7.svg: articles used to share 24 drawings per subject. */
export function coverSubject(path: string): { seed: string; industry: Industry | undefined } | undefined {
  const [, subject, number] = /^\/covers\/([a-z]+)-(\d|1\d|2[0-3])\.svg$/.exec(path) ?? [];
  const industry = industryKeys.find((name) => name === subject);
  return industry || subject === "method" ? { seed: `${subject} ${number}`, industry } : undefined;
}
