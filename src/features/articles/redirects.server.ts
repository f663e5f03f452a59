import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";

/** Former URLs that no article has now, each with the current one. */
export async function listRedirects(db: Db): Promise<{ from: string; to: string }[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select r.old_slug as "from", a.slug as "to"
    from article_redirects r join blog_articles a on a.id = r.article_id
    where a.status = 'published' and not exists (select from blog_articles b where b.slug = r.old_slug)
    order by r.old_slug`.execute(db);
  const url = (slug: string) => `/blog/${encodeURIComponent(slug)}`;
  return rows.map(({ from, to }) => ({ from: url(from), to: url(to) }));
}
