import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import { contains, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { recordStore } from "../people/records/records.server.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import { leadAction } from "./lead.ts";
import { outcomeOf } from "./lead-outcome.server.ts";
import type { LeadDetail, LeadState, ListedLead } from "./lead-record.ts";

export type LeadListRequest = ListRequest & {
  status: LeadState | "";
  kind: string;
  /** One of `listLeadOrigins`; empty or absent for all. */
  origin?: string | undefined;
  campaign?: string | undefined;
  /** Only leads after which the person got no reply. */
  isUnanswered?: true;
};

const columns = [
  "id",
  "kind",
  "name",
  "email",
  "organisation",
  "status",
  "page",
  "came_from as origin",
  "campaign_name as campaignName",
  "created_at as createdAt",
] as const;

const orders: Record<string, ListOrder> = {
  name: { by: sql`lower(coalesce(name, email))` },
  organisation: { by: sql`lower(organisation)`, isOptional: true },
  kind: { by: sql`kind` },
  origin: { by: sql`lower(came_from)`, isOptional: true },
  campaign: { by: sql`lower(campaign_name)`, isOptional: true },
  status: { by: sql`array_position(array['new', 'conversation', 'proposal', 'mandate', 'lost'], status)` },
  date: { by: sql`created_at` },
};

export const leadOrder = (sort: string) => orderOf(sort, orders);

const toListed = <Row extends { email: string; createdAt: Date }>(row: Row) => ({
  ...row,
  email: emailInLetters(row.email),
  createdAt: row.createdAt.toISOString(),
});

const isUnanswered = sql<boolean>`not exists (
  select from lead_replies r join leads other on other.id = r.lead_id
  where lower(other.email) = lower(leads.email) and r.created_at > leads.created_at)`;

export function filteredLeads(db: Db, request: LeadListRequest) {
  const { search, status, kind, origin, campaign } = request;
  let query = db.selectFrom("leads").where("deleted_at", "is", null);
  if (status) query = query.where("status", "=", status);
  if (kind) query = query.where("kind", "=", kind);
  if (origin) query = query.where("came_from", "=", origin);
  if (campaign) query = query.where("campaign_name", "=", campaign);
  if (request.isUnanswered) query = query.where(isUnanswered);
  if (search.trim()) query = query.where(contains(sql`searched`, search));
  return query;
}

const maxFilterOptions = 200;

export async function listLeadOrigins(db: Db): Promise<{ origins: string[]; campaigns: string[] }> {
  // A loose index scan instead of reading every lead.
  const names = async (column: "came_from" | "campaign_name") => {
    const { rows } = await sql<{ name: string }>`
      with recursive named as (
        (select ${sql.ref(column)} as name from leads
          where deleted_at is null and ${sql.ref(column)} is not null order by ${sql.ref(column)} limit 1)
        union all
        select (select ${sql.ref(column)} from leads
          where deleted_at is null and ${sql.ref(column)} is not null and ${sql.ref(column)} > named.name
          order by ${sql.ref(column)} limit 1)
        from named where named.name is not null
      )
      select name from named where name is not null limit ${maxFilterOptions}`.execute(db);
    return rows.map(({ name }) => name);
  };
  const [origins, campaigns] = await Promise.all([names("came_from"), names("campaign_name")]);
  return { origins, campaigns };
}

export async function listLeads(db: Db, request: LeadListRequest): Promise<{ leads: ListedLead[]; total: number }> {
  const filtered = filteredLeads(db, request);
  const ordered = filtered.select(columns).orderBy(leadOrder(request.sort));
  const { rows, total } = await readPage(filtered, ordered, pageOf(request));
  return { leads: rows.map(toListed), total };
}

/** Null if missing or deleted. */
export async function getLead(db: Db, id: number): Promise<LeadDetail | null> {
  const row = await db
    .selectFrom("leads")
    .select([
      ...columns,
      "answers",
      "campaign",
      "notice_text as noticeText",
      "marketing_text as marketingText",
      "notes",
    ])
    .select(["expires_at", "source", "visit", "mandate_euro", "lost_reason", "reply_draft", "reply_drafted_by"])
    .select(sql<string | null>`to_char(follow_up_on, 'YYYY-MM-DD')`.as("followUpOn"))
    .select(sql<string | null>`to_char(mandate_on, 'YYYY-MM-DD')`.as("mandate_on"))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at, visit, mandate_euro, mandate_on, lost_reason, reply_draft, reply_drafted_by, ...lead } = row;
  return {
    ...toListed(lead),
    expiresAt: expires_at.toISOString(),
    replyDraft: reply_draft === null ? null : { text: reply_draft, by: reply_drafted_by ?? "" },
    came: (await readVisitWords(db, [visit]))(visit, leadAction(lead.kind)),
    outcome: outcomeOf({ status: lead.status, mandate_euro, mandate_on, lost_reason }),
  };
}

export const { setDeleted: setLeadsDeleted, erase: eraseLead } = recordStore("lead");
