import type { SiteContext } from "../../request/request-context.ts";
import { type ChecklistItem, checklistOf } from "./checklist.ts";
import { readSettings } from "./settings.server.ts";

/** What is left to do before the site is the owner's own. */
export async function getChecklist({ db, outbox }: Pick<SiteContext, "db" | "outbox">): Promise<ChecklistItem[]> {
  const [{ changed }, impressum, published] = await Promise.all([
    readSettings(db),
    db.selectFrom("site_settings").select("value").where("key", "=", "legal-impressum").executeTakeFirst(),
    db
      .selectFrom("audit_log")
      .select("id")
      .where("subject_kind", "=", "article")
      .where("action", "=", "article.publish")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return checklistOf(changed, {
    hasMailServer: outbox === undefined,
    hasOwnArticle: published !== undefined,
    hasOwnImpressum: impressum?.value.html !== undefined,
  });
}
