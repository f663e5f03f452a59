import { sql } from "kysely";
import { isHidden } from "../../facts/hidden-pages.ts";
import { chosenUrl } from "../../facts/page-urls.ts";
import type { Site } from "../../facts/site.ts";
import { editDistance } from "../../lib/edit-distance.ts";
import type { Db } from "../../server-context/db.ts";
import type { UnknownUrl } from "./redirect.ts";

/** Feeds of other products. */
const formerFeeds: Readonly<Record<string, string>> = {
  "/feed": "/rss.xml",
  "/rss": "/rss.xml",
  "/atom.xml": "/rss.xml",
  "/index.xml": "/rss.xml",
  "/feed/podcast": "/podcast/feed.xml",
};

/** At most one wrong letter in five. */
const isTypo = (typed: string, page: string) => editDistance(typed, page) <= Math.floor(page.length / 5);

const minSimilarity = 0.35;
const maxShown = 50;

/**
 * The most frequent unknown URLs of 90 days that have no redirect yet, each with its probable target.
 * @param pages built-in paths of fixed pages
 */
export async function listUnknownUrls(site: Site, db: Db, pages: readonly string[]): Promise<UnknownUrl[]> {
  const { rows } = await sql<{ path: string; times: number; last_seen: Date; slug: string | null }>`
    select u.path, u.times, u.last_seen, s.slug
    from (
      select * from unknown_urls u
      where not exists (select from redirects r where r.source = u.path)
      order by times desc, last_seen desc limit ${maxShown}
    ) u
    left join lateral (
      select slug from (
        select slug, similarity(slug, regexp_replace(u.path, '^.*/', '')) as likeness
        from blog_articles where status <> 'draft'
      ) a where likeness > ${minSimilarity} order by likeness desc limit 1
    ) s on true
    order by u.times desc, u.last_seen desc`.execute(db);
  const isShown = (page: string | undefined): page is string => page !== undefined && !isHidden(site, page);
  const urls = pages.filter(isShown).map((page) => chosenUrl(site, page));
  return rows.map(({ path, times, last_seen, slug }) => {
    const pageOrFeed = [formerFeeds[path], urls.find((url) => isTypo(path, url))];
    const suggestions = [...pageOrFeed, slug === null ? undefined : `/blog/${slug}`];
    return { path, times, lastSeen: last_seen.toISOString(), suggestion: suggestions.find(isShown) ?? null };
  });
}

export async function deleteUnknownUrl(db: Db, path: string): Promise<void> {
  await db.deleteFrom("unknown_urls").where("path", "=", path).execute();
}
