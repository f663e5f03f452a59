import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { byTime, holds, pageOf, readPage } from "../../request/list-request.server.ts";
import type { ListRequest } from "../../request/list-request.ts";
import type { AuditRow } from "./audit-row.ts";

export type AuditListRequest = ListRequest & { kind: string };

const searched = sql<string>`fold_text(actor || ' ' || action || ' ' || coalesce(subject_id, ''))`;

function chosenEntries(db: Db, { search, kind }: AuditListRequest) {
  let query = db.selectFrom("audit_log");
  if (kind) query = query.where("subject_kind", "=", kind);
  if (search.trim()) query = query.where(holds(searched, search));
  return query;
}

/** One page of what was changed, newest first, with the number of all; the whole log for an export. */
export async function listAudit(
  db: Db,
  request: AuditListRequest,
  whole = false,
): Promise<{ entries: AuditRow[]; total: number }> {
  const order = byTime(request.sort);
  const chosen = chosenEntries(db, request);
  const ordered = chosen.selectAll().orderBy("at", order).orderBy("id", order);
  const { rows, total } = await readPage(chosen, ordered, pageOf(request, whole));
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      detail: Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : "",
    })),
    total,
  };
}
