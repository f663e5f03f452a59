import { sql } from "kysely";
import type { Episode } from "../../src/features/episodes/episode.ts";
import { getEpisode, listPublishedEpisodes } from "../../src/features/episodes/episodes.server.ts";
import type { ArticlePlace } from "../../src/server-context/content-source.ts";
import type { Db } from "../../src/server-context/db.ts";

const isPresent = <Value>(value: Value | null): value is Value => value !== null;

/** Every visible episode with all its texts, highest number first. */
export async function listWholeEpisodes(db: Db): Promise<Episode[]> {
  const episodes = await listPublishedEpisodes(db);
  return (await Promise.all(episodes.map(({ id }) => getEpisode(db, id)))).filter(isPresent);
}

/** The visible articles for a sitemap in the order of their identifiers, `count` of them after the first `skip`. */
export async function listArticlePlaces(
  db: Db,
  { skip, count }: { skip: number; count: number },
): Promise<ArticlePlace[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date; featured_image_url: string | null }>`
    select a.slug, coalesce(a.updated_at, a.created_at, 'epoch') as updated_at, a.featured_image_url
    from blog_articles a
    where a.id in (
      select id from blog_articles
      where slug is not null and status <> 'draft'
        and (status = 'published' or coalesce(publication_date, created_at) <= now())
      order by id limit ${count} offset ${skip})
    order by a.id`.execute(db);
  return rows.map(({ slug, updated_at, featured_image_url }) => ({
    slug,
    modifiedAt: updated_at.toISOString(),
    featuredImageUrl: featured_image_url,
  }));
}
