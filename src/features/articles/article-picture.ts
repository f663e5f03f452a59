import type { Industry } from "../../chart/chart-colours.ts";
import { industryKeys, industryOf } from "../../facts/industries.ts";
import type { Site } from "../../facts/site.ts";
import { shortHash } from "../../lib/short-hash.ts";
import type { Article, ArticleSummary } from "./article.ts";

/** Pictures of other hosts are not shown: they would reveal the reader to that host. */
const isOwn = (url: string | null): url is string => url !== null && /^\/(?!\/)/.test(url);

/** The article's own picture if it is a file of this site, else a drawn cover. */
export function articlePicture(
  site: Site,
  { featuredImageUrl, slug, category }: Pick<ArticleSummary, "featuredImageUrl" | "slug" | "category">,
): string {
  return isOwn(featuredImageUrl) ? featuredImageUrl : drawnCover(site, slug, category);
}

export const secondPicture = ({ featuredImageUrl2 }: Pick<Article, "featuredImageUrl2">): string | null =>
  isOwn(featuredImageUrl2) ? featuredImageUrl2 : null;

/** For `sizes`: the column of text, or a whole small screen. */
export const pictureSizes = "(width >= 48rem) 680px, 100vw";

/** Drawings per subject: enough that neighbours differ, few enough to be cached. */
const variety = 24;

/** Always the same for the same slug, e.g. /covers/method-7.svg. */
export function drawnCover(site: Site, slug: string, category: string): string {
  const number = Number.parseInt(shortHash(slug).slice(-6), 36) % variety;
  return `/covers/${industryOf(site, category) ?? "method"}-${number}.svg`;
}

/** Undefined if the cover doesn't exist. */
export function coverSubject(path: string): { seed: string; industry: Industry | undefined } | undefined {
  const [, subject, number] = /^\/covers\/([a-z]+)-(\d|1\d|2[0-3])\.svg$/.exec(path) ?? [];
  const industry = industryKeys.find((name) => name === subject);
  return industry || subject === "method" ? { seed: `${subject} ${number}`, industry } : undefined;
}
