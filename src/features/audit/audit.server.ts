import type { Db } from "../../server-context/db.ts";
import type { AuditAction, AuditSubject } from "./audit-action.ts";

export type AuditEntry = {
  /** The administrator's email address, "visitor" or "system". */
  actor: string;
  /** Noun and verb, such as "article.publish". */
  action: AuditAction;
  subjectKind?: AuditSubject;
  subjectId?: string | number;
  /** Without anyone's personal data. */
  detail?: Record<string, unknown>;
};

/** Uses the caller's transaction. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
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
