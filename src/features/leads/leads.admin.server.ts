import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { binStart } from "../../request/deletion.ts";
import { byTime, holds, pageOf } from "../../request/list-request.server.ts";
import type { ListRequest } from "../../request/list-request.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { listEmailsAbout } from "../email/emails.admin.server.ts";
import { eraseMailsAbout } from "../email/personal-data.server.ts";
import type { LeadDetail, LeadState, ListedLead } from "./lead-record.ts";

export type LeadListRequest = ListRequest & { status: LeadState | ""; kind: string };

const searched = sql<string>`fold_text(coalesce(name, '') || ' ' || email || ' ' || coalesce(organisation, ''))`;
const columns = ["id", "kind", "name", "email", "organisation", "status", "page", "created_at"] as const;

type LeadRow = Omit<ListedLead, "createdAt"> & { created_at: Date };

const listed = ({ created_at, ...row }: LeadRow): ListedLead => ({ ...row, createdAt: created_at.toISOString() });

/** The leads that a list is asked for, without columns and order. */
export function chosenLeads(db: Db, { search, status, kind }: LeadListRequest) {
  let query = db.selectFrom("leads").where("deleted_at", "is", null);
  if (status) query = query.where("status", "=", status);
  if (kind) query = query.where("kind", "=", kind);
  if (search.trim()) query = query.where(holds(searched, search));
  return query;
}

/** One page of the leads, newest first, with the number of all; the whole list for an export. */
export async function listLeads(
  db: Db,
  request: LeadListRequest,
  whole = false,
): Promise<{ leads: ListedLead[]; total: number }> {
  const { limit, offset } = pageOf(request, whole);
  const order = byTime(request.sort);
  const rows = chosenLeads(db, request).select(columns).orderBy("created_at", order).orderBy("id", order);
  const [leads, { total }] = await Promise.all([
    rows.limit(limit).offset(offset).execute(),
    chosenLeads(db, request)
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { leads: leads.map(listed), total: Number(total) };
}

/** A lead, or null when there is none or it was deleted. */
export async function getLead(db: Db, id: number): Promise<LeadDetail | null> {
  const row = await db
    .selectFrom("leads")
    .select([...columns, "answers", "campaign", "notice_text", "marketing_text", "notes", "expires_at"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { answers, campaign, notice_text, marketing_text, notes, expires_at, ...rest } = row;
  return {
    ...listed(rest),
    answers,
    campaign,
    noticeText: notice_text,
    marketingText: marketing_text,
    notes,
    expiresAt: expires_at.toISOString(),
    letters: await listEmailsAbout(db, `lead:${id}`),
  };
}

/** Notes how far leads have got; returns the number of those that changed. */
export async function setLeadStatus(db: Db, ids: readonly number[], status: LeadState, actor: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("leads")
      .set({ status })
      .where("id", "in", ids)
      .where("status", "<>", status)
      .where("deleted_at", "is", null)
      .returning("id")
      .execute();
    for (const { id } of changed) {
      await recordAudit(transaction, {
        actor,
        action: "lead.status",
        subjectKind: "lead",
        subjectId: id,
        detail: { status },
      });
    }
    return changed.length;
  });
}

/** Keeps the owner's notes on a lead; false when there is no such lead. */
export async function setLeadNotes(db: Db, id: number, notes: string, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("leads")
      .set({ notes })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (changed) await recordAudit(transaction, { actor, action: "lead.notes", subjectKind: "lead", subjectId: id });
    return changed !== undefined;
  });
}

/** Deletes leads, or restores them within 30 days; returns how many. */
export async function setLeadsDeleted(
  db: Db,
  ids: readonly number[],
  deletedAt: Date | null,
  actor: string,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("leads")
      .set({ deleted_at: deletedAt, deleted_by: deletedAt ? actor : null })
      .where("id", "in", ids)
      .where((row) => (deletedAt ? row("deleted_at", "is", null) : row("deleted_at", ">", binStart(new Date()))))
      .returning("id")
      .execute();
    const action = deletedAt ? "lead.delete" : "lead.restore";
    for (const { id } of changed) await recordAudit(transaction, { actor, action, subjectKind: "lead", subjectId: id });
    return changed.length;
  });
}

/** Erases a lead with the letters about it, for good; false when there is none. */
export async function eraseLead(db: Db, id: number, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await eraseMailsAbout(transaction, [`lead:${id}`]);
    const gone = await transaction.deleteFrom("leads").where("id", "=", id).returning("id").executeTakeFirst();
    if (gone) await recordAudit(transaction, { actor, action: "lead.erase", subjectKind: "lead", subjectId: id });
    return gone !== undefined;
  });
}
