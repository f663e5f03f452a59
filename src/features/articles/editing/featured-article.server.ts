import { sql } from "kysely";
import { fail, ok, type Result } from "../../../lib/result.ts";
import type { Db } from "../../../server-context/db.ts";
import type { SignedInUser } from "../../../server-context/request-context.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { stateOf } from "./article-content.server.ts";
import type { FeaturedChoice } from "./article-editing.ts";

export async function readFeaturedChoice(db: Db, id: number): Promise<FeaturedChoice | null> {
  const { rows } = await sql<{ state: string; featured: number | null; title: string | null }>`
    select ${stateOf} as state, f.id as featured, f.title
    from blog_articles a
    left join (
      select f.id, f.title from blog_articles f
      where f.id = (select article_id from featured_article where is_only) and f.status <> 'draft'
    ) f on true
    where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const isFeatured = row.featured === id;
  return { isPublic: row.state === "published", isFeatured, insteadOf: isFeatured ? null : row.title };
}

export async function setFeaturedArticle(
  db: Db,
  user: SignedInUser,
  { id, isFeatured }: { id: number; isFeatured: boolean },
): Promise<Result<undefined, "not-public">> {
  return db.transaction().execute(async (trx) => {
    if (isFeatured) {
      const { numAffectedRows = 0n } = await sql`
        insert into featured_article (article_id)
        select a.id from blog_articles a where a.id = ${id} and ${stateOf} = 'published'
        on conflict (is_only) do update set article_id = excluded.article_id`.execute(trx);
      if (numAffectedRows === 0n) return fail("not-public");
    } else {
      const { numDeletedRows } = await trx
        .deleteFrom("featured_article")
        .where("article_id", "=", id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return ok();
    }
    const action = isFeatured ? "article.feature" : "article.unfeature";
    await recordAudit(trx, { actor: user.email, action, subjectKind: "article", subjectId: id });
    return ok();
  });
}
