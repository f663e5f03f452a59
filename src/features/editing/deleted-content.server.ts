import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { binStart } from "../../request/deletion.ts";
import type { SignedInUser } from "../../request/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { ContentKind } from "./schema.server.ts";

type Item = { kind: ContentKind; id: number };

/** Removes versions and drafts of an item, unless something is stored under its id again. */
async function removeTraces(db: Db, { kind, id }: Item): Promise<void> {
  const table = kind === "article" ? "blog_articles" : "blog";
  const stored = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  if (stored) return;
  await db.deleteFrom("content_versions").where("kind", "=", kind).where("item_id", "=", id).execute();
  await db.deleteFrom("content_drafts").where("kind", "=", kind).where("item_id", "=", id).execute();
}

/** Erases a deleted article or episode with its versions and drafts; false when it is not in the bin. */
export async function eraseDeletedContent(db: Db, user: SignedInUser, item: Item): Promise<boolean> {
  const { kind, id } = item;
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom("deleted_content")
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .returning("item_id")
      .executeTakeFirst();
    if (!gone) return false;
    await removeTraces(transaction, item);
    await recordAudit(transaction, { actor: user.email, action: `${kind}.erase`, subjectKind: kind, subjectId: id });
    return true;
  });
}

/** Erases articles and episodes that were deleted 30 days ago, with their versions and drafts. @returns how many */
export async function purgeDeletedContent(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Item>`
      delete from deleted_content where deleted_at <= ${binStart(now)} returning kind, item_id as id`.execute(
      transaction,
    );
    for (const item of rows) {
      await removeTraces(transaction, item);
      const { kind, id } = item;
      await recordAudit(transaction, { actor: "system", action: `${kind}.purge`, subjectKind: kind, subjectId: id });
    }
    return rows.length;
  });
}
