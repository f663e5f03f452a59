import type { Db, Trx } from "../../server-context/db.ts";
import type { AuditAction, AuditSubject } from "./audit-action.ts";

export type AuditEntry = {
  /** The administrator's email address, "visitor" or "system". */
  actor: string;
  /** Noun and verb, such as "article.publish". */
  action: AuditAction;
  subjectKind?: AuditSubject;
  subjectId?: string | number;
  /** Must not contain personal data. */
  detail?: Record<string, unknown>;
};

/** For changes: in the same transaction, so that neither is stored without the other. */
export const recordAudit = (trx: Trx, entry: AuditEntry): Promise<void> => recordAccess(trx, entry);

/** For exports and tests, which change nothing and need no transaction. */
export async function recordAccess(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      actor: entry.actor,
      action: entry.action,
      subject_kind: entry.subjectKind ?? null,
      subject_id: entry.subjectId === undefined ? null : String(entry.subjectId),
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}
