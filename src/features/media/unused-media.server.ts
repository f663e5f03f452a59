import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";

/** Searches everything that `findUses` does, once for all files. */
async function usedKeys(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct matches[1] as key from (
      select to_jsonb(a)::text as content from blog_articles a
      union all select to_jsonb(b)::text from blog b
      union all select parts::text from newsletter_issues
      union all select content::text from content_drafts
      union all select value::text from site_settings
      union all select concat(value, draft) from page_texts
      union all select parts::text from sequence_emails
      union all select sections::text from pages
      union all select array_to_string(chapter_pictures, ' ') from episode_companions
    ) as texts, regexp_matches(content, 'uploads/([\\w-]+)/', 'g') as matches`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** Moves unused files to the bin; the purge restores those that are used again by then. */
export async function deleteUnusedMedia(db: Db, ids: readonly number[], actor: string, now: Date): Promise<void> {
  const used = await usedKeys(db);
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("media")
      .select(["id", "key"])
      .where("id", "=", sql<number>`any(${ids}::bigint[])`)
      .where("deleted_at", "is", null)
      .forUpdate()
      .execute();
    const unused = rows.filter(({ key }) => !used.has(key)).map(({ id }) => Number(id));
    await trx
      .updateTable("media")
      .set({ deleted_at: now, deleted_by: actor })
      .where("id", "=", sql<number>`any(${unused}::bigint[])`)
      .execute();
    for (const id of unused)
      await recordAudit(trx, { actor, action: "media.delete", subjectKind: "media", subjectId: id });
  });
}
