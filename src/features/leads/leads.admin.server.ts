import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { byTime, holds, pageOf, readPage } from "../../request/list-request.server.ts";
import type { ListRequest } from "../../request/list-request.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { listEmailsAbout } from "../email/emails.admin.server.ts";
import { recordStore } from "../records/records.server.ts";
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
  const order = byTime(request.sort);
  const chosen = chosenLeads(db, request);
  const ordered = chosen.select(columns).orderBy("created_at", order).orderBy("id", order);
  const { rows, total } = await readPage(chosen, ordered, pageOf(request, whole));
  return { leads: rows.map(listed), total };
}

/** A lead, or null when there is none or it was deleted. */
export async function getLead(db: Db, id: number): Promise<LeadDetail | null> {
  const row = await db
    .selectFrom("leads")
    .select([...columns, "answers", "campaign", "notice_text", "marketing_text", "notes", "expires_at", "source"])
    .select(sql<string | null>`to_char(follow_up_on, 'YYYY-MM-DD')`.as("follow_up_on"))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { answers, campaign, notice_text, marketing_text, notes, expires_at, follow_up_on, source, ...rest } = row;
  return {
    ...listed(rest),
    answers,
    campaign,
    noticeText: notice_text,
    marketingText: marketing_text,
    notes,
    expiresAt: expires_at.toISOString(),
    source,
    followUpOn: follow_up_on,
    emails: await listEmailsAbout(db, `lead:${id}`),
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

export const { setNotes: setLeadNotes, setDeleted: setLeadsDeleted, erase: eraseLead } = recordStore("lead");
