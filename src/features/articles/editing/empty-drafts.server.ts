import { sql } from "kysely";
import type { Db } from "../../../request/db.ts";

/** Everything that a person writes or chooses in a draft; its URL is a provisional one. */
const writtenColumns = [
  "title",
  "summary",
  "category",
  "author",
  "featured_image_url",
  "featured_image_url_2",
  "featured_image_alt_2",
  "introduction",
  "section_1",
  "section_2",
  "section_3",
  "conclusion",
  "cta",
  "seo_description",
  "keywords",
] as const;

/** An empty paragraph is what the editor makes of an empty part. */
const isEmpty = (value: ReturnType<typeof sql>) => sql<boolean>`coalesce(${value}, '') in ('', '<p></p>')`;

/**
 * Erases drafts of articles in which nothing has been written for a day: no field of the row or of anyone's unsaved work
 * says anything, and there is no version and no preview link.
 * @returns how many
 */
export async function purgeEmptyArticles(db: Db, now = new Date()): Promise<number> {
  const columns = sql.join(
    writtenColumns.map((column) => isEmpty(sql`a.${sql.ref(column)}`)),
    sql` and `,
  );
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      delete from blog_articles a
      where a.status = 'draft' and a.slug ~ '^untitled-[0-9a-f]{8}$' and a.publication_date is null and ${columns}
        and greatest(a.created_at, a.updated_at) < ${now}::timestamptz - interval '1 day'
        and not exists (select from content_versions v where v.kind = 'article' and v.item_id = a.id)
        and not exists (select from preview_links l where l.kind = 'article' and l.item_id = a.id)
        and not exists (
          select from content_drafts d
          where d.kind = 'article' and d.item_id = a.id and (
            d.updated_at >= ${now}::timestamptz - interval '1 day'
            or exists (select from jsonb_each_text(d.content) f where not ${isEmpty(sql`f.value`)})))
      returning a.id`.execute(trx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await trx.deleteFrom("content_drafts").where("kind", "=", "article").where("item_id", "in", ids).execute();
    return rows.length;
  });
}
