import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { holds, type ListOrder, orderOf, pageOf, readPage } from "../../request/list-request.server.ts";
import type { ListRequest } from "../../request/list-request.ts";
import type { AuditRow } from "./audit-row.ts";

export type AuditListRequest = ListRequest & { kind: string };

/** As the index has it. */
const searched = sql<string>`fold_text(actor || ' ' || action || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || detail::text)`;

const orders: Record<string, ListOrder> = {
  date: { by: sql`at` },
  actor: { by: sql`actor` },
  action: { by: sql`action` },
  subject: { by: sql`subject_kind`, isOptional: true },
};

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
  const chosen = chosenEntries(db, request);
  const ordered = chosen.selectAll().orderBy(orderOf(request.sort, orders));
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
