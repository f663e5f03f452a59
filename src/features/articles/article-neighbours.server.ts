import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { ArticleNeighbours } from "./article.ts";

/** The visible articles published just before and just after this one; null where there is none. */
export async function getArticleNeighbours(db: Db, id: number): Promise<ArticleNeighbours> {
  const { rows } = await sql<{ slug: string; title: string; is_next: boolean }>`
    select a.slug, a.title, beside.is_next
    from article_listing here cross join lateral (
      (
        select l.article_id, false as is_next from article_listing l
        where l.visible_from <= now() and (l.publication_date, l.article_id) < (here.publication_date, here.article_id)
        order by l.publication_date desc, l.article_id desc limit 1
      ) union all (
        select l.article_id, true from article_listing l
        where l.visible_from <= now() and (l.publication_date, l.article_id) > (here.publication_date, here.article_id)
        order by l.publication_date, l.article_id limit 1
      )
    ) as beside
    join blog_articles a on a.id = beside.article_id
    where here.article_id = ${id}::bigint and here.visible_from <= now()`.execute(db);
  const find = (isNext: boolean) => {
    const found = rows.find(({ is_next }) => is_next === isNext);
    return found ? { slug: found.slug, title: found.title } : null;
  };
  return { previous: find(false), next: find(true) };
}
