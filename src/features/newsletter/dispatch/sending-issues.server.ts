import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import { recordAudit } from "../../audit/audit.server.ts";

export async function listSendingIssues(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("newsletter_issues")
    .select("id")
    .where("status", "=", "sending")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => Number(id));
}

/** @returns false while deliveries are left */
export async function endIssue(db: Db, issueId: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const open = trx
      .selectFrom("newsletter_recipients")
      .select(sql`1`.as("one"))
      .where("issue_id", "=", issueId)
      .where("status", "in", ["waiting", "sending", "retrying"]);
    const finished = await trx
      .updateTable("newsletter_issues")
      .set({ status: "sent", finished_at: sql<Date>`now()`, trouble: null, updated_at: sql`now()` })
      .where("id", "=", issueId)
      .where("status", "=", "sending")
      .where(({ not, exists }) => not(exists(open)))
      .returning("id")
      .executeTakeFirst();
    if (!finished) return false;
    await recordAudit(trx, { actor: "system", action: "issue.sent", subjectKind: "issue", subjectId: issueId });
    return true;
  });
}
