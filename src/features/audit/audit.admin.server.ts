import { sql } from "kysely";
import { formatDate } from "../../lib/time/dates.ts";
import { dayOf, timeOf } from "../../lib/time/zoned-time.ts";
import type { Db } from "../../server-context/db.ts";
import { contains, type ListOrder, orderOf, pageOf, readPage } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import { type AuditRow, findActions } from "./audit-action.ts";

type Subject = { subject_kind: string | null; subject_id: string | null };

const legalTexts: Readonly<Record<string, string>> = {
  "legal-privacy": "Privacy policy",
  "legal-cookies": "Cookie policy",
  "legal-impressum": "Impressum",
  "legal-accessibility": "Accessibility statement",
};

const settingName = (id: string): string => legalTexts[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

const daysOff = (id: string): string =>
  id
    .split(" to ")
    .map((day) => formatDate(`${day}T00:00:00Z`, "UTC"))
    .join(" to ");

/** Only kind and date, because the log outlives the record. */
const datedNames = {
  lead: "Lead of",
  subscriber: "Subscriber of",
  guest: "Guest of",
  booking: "Booking for",
  mail: "Email of",
} as const;

type Dated = { kind: keyof typeof datedNames; id: string; at: Date };

/** By kind and id, without deleted subjects. Never reads visitors' names, so that the log can't name an erased person. */
async function subjectNames(db: Db, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(subjects.flatMap((row) => (row.subject_kind === kind && row.subject_id ? [row.subject_id] : []))),
  ];
  const numbersOf = (kind: string) => idsOf(kind).filter((id) => /^\d{1,15}$/.test(id));
  const [titled, dated, { zone }] = await Promise.all([
    sql<{ subject: string; name: string }>`
      select 'article ' || id as subject, title as name from blog_articles where id = any(${numbersOf("article")}::bigint[])
      union all
      select 'episode ' || id, blog_title from blog where id = any(${numbersOf("episode")}::bigint[])
      union all
      select 'page ' || id, title from pages where id = any(${numbersOf("page")}::bigint[])
      union all
      select 'issue ' || id, subject from newsletter_issues where id = any(${numbersOf("issue")}::bigint[])
      union all
      select 'sequence ' || id, name from sequences where id = any(${numbersOf("sequence")}::bigint[])
      union all
      select 'media ' || id, name from media where id = any(${numbersOf("media")}::bigint[])
      union all
      select 'busy-calendar ' || id, name from busy_calendars where id = any(${numbersOf("busy-calendar")}::bigint[])
      union all
      select 'event-type ' || key, title from event_types where key = any(${idsOf("event-type")}::text[])
      union all
      select 'webhook ' || id, url from webhook_endpoints where id = any(${numbersOf("webhook")}::bigint[])
      union all
      select 'token ' || id, name from api_tokens where id = any(${numbersOf("token")}::bigint[])
      union all
      select 'user ' || id, email from auth_users where id = any(${idsOf("user")}::text[])`.execute(db),
    sql<Dated>`
      select 'lead' as kind, id::text, created_at as at from leads where id = any(${numbersOf("lead")}::bigint[])
      union all
      select 'subscriber', id::text, created_at from subscribers where id = any(${numbersOf("subscriber")}::bigint[])
      union all
      select 'guest', id::text, created_at from guests where id = any(${numbersOf("guest")}::bigint[])
      union all
      select 'booking', id::text, starts_at from bookings where id = any(${numbersOf("booking")}::bigint[])
      union all
      select 'mail', id::text, created_at from mails where id = any(${numbersOf("mail")}::bigint[])`.execute(db),
    db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow(),
  ]);
  const names = new Map<string, string>(idsOf("settings").map((id) => [`settings ${id}`, settingName(id)]));
  for (const id of idsOf("day-off")) {
    if (/^\d{4}-\d\d-\d\d( to \d{4}-\d\d-\d\d)?$/.test(id)) names.set(`day-off ${id}`, daysOff(id));
  }
  for (const { subject, name } of titled.rows) if (name) names.set(subject, name);
  for (const { kind, id, at } of dated.rows) {
    const day = formatDate(`${dayOf(at.getTime(), zone)}T00:00:00Z`, "UTC");
    const time = kind === "booking" ? `, ${timeOf(at.getTime(), zone)}` : "";
    names.set(`${kind} ${id}`, `${datedNames[kind]} ${day}${time}`);
  }
  return names;
}

export type AuditListRequest = ListRequest & { kind: string; action: string };

/** Must match the index expression. */
const searched = sql<string>`fold_text(actor || ' ' || action || ' ' || coalesce(subject_kind, '') || ' ' || coalesce(subject_id, '') || ' ' || detail::text)`;

const orders: Record<string, ListOrder> = {
  date: { by: sql`at` },
  actor: { by: sql`actor` },
  action: { by: sql`action` },
  subject: { by: sql`subject_kind`, isOptional: true },
};

/** The search also covers an entry's displayed sentence. */
function matchesSearch(search: string) {
  const actions = findActions(search);
  const text = contains(searched, search);
  return actions.length > 0 ? sql<boolean>`(${text} or action = any(${actions}::text[]))` : text;
}

function filteredEntries(db: Db, { search, kind, action }: AuditListRequest) {
  let query = db.selectFrom("audit_log");
  if (kind) query = query.where("subject_kind", "=", kind);
  if (action) query = query.where("action", "=", action);
  if (search.trim()) query = query.where(matchesSearch(search));
  return query;
}

export async function listAudit(
  db: Db,
  request: AuditListRequest,
  isExport = false,
): Promise<{ entries: AuditRow[]; total: number }> {
  const filtered = filteredEntries(db, request);
  const ordered = filtered.selectAll().orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(filtered, ordered, pageOf(request, isExport));
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
