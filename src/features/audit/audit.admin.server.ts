import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { holds, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { findActions } from "./audit-action.ts";
import type { AuditRow } from "./audit-row.ts";
import { subjectNames } from "./subject-names.server.ts";

export type AuditListRequest = ListRequest & { kind: string; action: string };

/** As the index has it. */
const searched = sql<string>`fold_text(actor || ' ' || action || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || detail::text)`;

const orders: Record<string, ListOrder> = {
  date: { by: sql`at` },
  actor: { by: sql`actor` },
  action: { by: sql`action` },
  subject: { by: sql`subject_kind`, isOptional: true },
};

/** What an entry says on the page is its sentence, so a search finds the words of that too. */
function found(search: string) {
  const actions = findActions(search);
  const text = holds(searched, search);
  return actions.length > 0 ? sql<boolean>`(${text} or action = any(${actions}::text[]))` : text;
}

function chosenEntries(db: Db, { search, kind, action }: AuditListRequest) {
  let query = db.selectFrom("audit_log");
  if (kind) query = query.where("subject_kind", "=", kind);
  if (action) query = query.where("action", "=", action);
  if (search.trim()) query = query.where(found(search));
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
  const names = await subjectNames(db, rows);
  return {
    entries: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      action: row.action,
      subjectKind: row.subject_kind,
      subjectId: row.subject_id,
      subjectName: names.get(`${row.subject_kind} ${row.subject_id}`) || null,
      detail: Object.keys(row.detail).length > 0 ? JSON.stringify(row.detail) : "",
    })),
    total,
  };
}
