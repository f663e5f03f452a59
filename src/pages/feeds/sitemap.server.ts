import { isHidden } from "../../facts/hidden-pages.ts";
import { chosenUrl } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { blogPageSize } from "../../features/articles/article.ts";
import { listBookingPages } from "../../features/bookings/event-types.server.ts";
import { guestsOf } from "../../features/guests/guest.ts";
import { listArchive } from "../../features/newsletter/issues/archive.server.ts";
import type { ArchivedSummary } from "../../features/newsletter/issues/archived-issue.ts";
import { pagePath } from "../../features/own-pages/page.ts";
import { listOwnPages } from "../../features/own-pages/pages.server.ts";
import { videoEmbed } from "../../lib/player-url.ts";
import { absoluteUrl } from "../../seo/absolute-url.ts";
import { articlePath, categoryPath } from "../../seo/article-data.ts";
import { episodeCoverPath, episodePath, guestPath } from "../../seo/episode-paths.ts";
import { feedResponse, noSuchFeed } from "../../seo/feed-response.ts";
import { issuePath } from "../../seo/issue-data.ts";
import {
  listedPages,
  type SitemapEntry,
  sitemap,
  sitemapIndex,
  sitemapLimit,
  sitemapPartSize,
} from "../../seo/sitemap.ts";
import type { RequestContext } from "../../server-context/request-context.ts";

type Content = RequestContext["content"];

export type SitemapSource = {
  content: Content;
  listIssues: () => Promise<ArchivedSummary[]>;
  listBookingPages: () => Promise<string[]>;
  listOwnPages: () => Promise<{ slug: string; updatedAt: string }[]>;
};

export const siteSource = ({ content, db }: Pick<RequestContext, "content" | "db">): SitemapSource => ({
  content,
  listIssues: () => listArchive(db),
  listBookingPages: () => listBookingPages(db),
  listOwnPages: () => listOwnPages(db),
});

function furtherPages(path: string, articleCount: number): SitemapEntry[] {
  const pages = Math.ceil(articleCount / blogPageSize);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ path: `${path}?page=${index + 2}` }));
}

/** Everything except articles, of which there can be very many. */
async function otherEntries(
  site: Site,
  { content, listIssues, listBookingPages, listOwnPages }: SitemapSource,
  origin: string,
): Promise<{ entries: SitemapEntry[]; articleCount: number }> {
  const total = isHidden(site, "/blog") ? 0 : (await content.listArticles({ page: 1 })).total;
  const categories = (await content.listCategories()).filter(({ name }) => name);
  const episodes = await content.listCompleteEpisodes();
  const entries: SitemapEntry[] = [
    ...listedPages.map((path) => ({ path })),
    ...(await listBookingPages()).map((path) => ({ path })),
    ...(await listOwnPages()).map(({ slug, updatedAt }) => ({ path: pagePath(slug), modifiedAt: updatedAt })),
    ...furtherPages("/blog", total),
    ...categories.flatMap(({ name, count }) => [
      { path: categoryPath(name) },
      ...furtherPages(categoryPath(name), count),
    ]),
    ...episodes.map(({ id, title, summary, updatedAt, youtube }) => {
      const player = youtube ? videoEmbed(youtube) : undefined;
      const thumbnail = origin + episodeCoverPath(id);
      return {
        path: episodePath(id),
        modifiedAt: updatedAt,
        images: [thumbnail],
        video: player?.service
          ? { title, description: summary.slice(0, 2048), thumbnail, player: player.src }
          : undefined,
      };
    }),
    ...(await listIssues()).map(({ slug, sentAt, updatedAt }) => ({
      path: issuePath(slug),
      modifiedAt: updatedAt > sentAt ? updatedAt : sentAt,
    })),
    ...guestsOf(episodes).map(({ slug, modifiedAt }) => ({ path: guestPath(slug), modifiedAt })),
  ];
  const visible = entries.filter(({ path }) => !isHidden(site, path));
  return { entries: visible.map((entry) => ({ ...entry, path: chosenUrl(site, entry.path) })), articleCount: total };
}

async function articleEntries(content: Content, origin: string, skip: number, count: number): Promise<SitemapEntry[]> {
  if (count <= 0) return [];
  const articles = await content.listSitemapArticles({ skip, count });
  return articles.flatMap(({ slug, modifiedAt, featuredImageUrl, canonicalUrl }) => {
    const path = articlePath(slug);
    // Search engines should index it where it was first published.
    if (canonicalUrl && absoluteUrl(origin, canonicalUrl) !== origin + path) return [];
    const image = featuredImageUrl ? absoluteUrl(origin, featuredImageUrl) : undefined;
    return [{ path, modifiedAt, images: image ? [image] : [] }];
  });
}

const type = "application/xml";

/** One sitemap, or an index of parts beyond the protocol's limit. */
export async function serveSitemap(site: Site, source: SitemapSource, origin: string): Promise<Response> {
  const { entries, articleCount } = await otherEntries(site, source, origin);
  const total = entries.length + articleCount;
  if (total > sitemapLimit) return feedResponse(sitemapIndex(origin, total), { type });
  const articles = await articleEntries(source.content, origin, 0, articleCount);
  return feedResponse(sitemap(origin, [...entries, ...articles]), { type });
}

/** Parts count from 1; the articles come last. */
export async function serveSitemapPart(
  site: Site,
  source: SitemapSource,
  origin: string,
  part: number,
): Promise<Response> {
  const { entries, articleCount } = await otherEntries(site, source, origin);
  const start = (part - 1) * sitemapPartSize;
  const total = entries.length + articleCount;
  if (total <= sitemapLimit || !Number.isInteger(part) || part < 1 || start >= total) return noSuchFeed();
  const others = entries.slice(start, start + sitemapPartSize);
  const skip = Math.max(0, start - entries.length);
  const articles = await articleEntries(source.content, origin, skip, sitemapPartSize - others.length);
  return feedResponse(sitemap(origin, [...others, ...articles]), { type });
}
