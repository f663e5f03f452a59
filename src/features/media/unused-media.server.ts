import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { listUsedKeys } from "./media-uses.server.ts";

/** Moves unused files to the bin; the purge restores those that are used again by then. */
export async function deleteUnusedMedia(db: Db, ids: readonly number[], actor: string, now: Date): Promise<void> {
  const used = await listUsedKeys(db);
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("media")
      .select(["id", "key"])
      .where("id", "=", anyId(ids))
      .where("deleted_at", "is", null)
      .forUpdate()
      .execute();
    const unused = rows.filter(({ key }) => !used.has(key)).map(({ id }) => id);
    await trx
      .updateTable("media")
      .set({ deleted_at: now, deleted_by: actor })
      .where("id", "=", anyId(unused))
      .execute();
    for (const id of unused)
      await recordAudit(trx, { actor, action: "media.delete", subjectKind: "media", subjectId: id });
  });
}
