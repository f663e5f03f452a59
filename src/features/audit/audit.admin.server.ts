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

/** Column with the title, by kind. */
const titledTables = {
  article: ["blog_articles", "title"],
  episode: ["blog", "blog_title"],
  page: ["pages", "title"],
  issue: ["newsletter_issues", "subject"],
  sequence: ["sequences", "name"],
  media: ["media", "name"],
  "busy-calendar": ["busy_calendars", "name"],
  webhook: ["webhook_endpoints", "url"],
  token: ["api_tokens", "name"],
} as const;

/** Only kind and date, because the log outlives the record. */
const datedTables = {
  lead: ["leads", "created_at", "Lead of"],
  subscriber: ["subscribers", "created_at", "Subscriber of"],
  guest: ["guests", "created_at", "Guest of"],
  booking: ["bookings", "starts_at", "Booking for"],
  mail: ["mails", "created_at", "Email of"],
} as const;

type Titled = { kind: string; id: string; value: string | null };
type Dated = { kind: keyof typeof datedTables; id: string; value: Date };

/** By kind and id, without deleted subjects. Never reads visitors' names, so that the log can't name an erased person. */
async function subjectNames(db: Db, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(subjects.flatMap((row) => (row.subject_kind === kind && row.subject_id ? [row.subject_id] : []))),
  ];
  const numbersOf = (kind: string) => idsOf(kind).filter((id) => /^\d{1,15}$/.test(id));
  const rowsOf = (kind: string, table: string, column: string) => sql`
    select ${sql.lit(kind)} as kind, id::text as id, ${sql.ref(column)} as value from ${sql.table(table)}
    where id = any(${numbersOf(kind)}::bigint[])`;
  const unionOf = (tables: typeof titledTables | typeof datedTables) =>
    sql.join(
      Object.entries(tables).map(([kind, [table, column]]) => rowsOf(kind, table, column)),
      sql` union all `,
    );
  const [titled, dated, { zone }] = await Promise.all([
    sql<Titled>`
      ${unionOf(titledTables)}
      union all
      select 'event-type', key, title from event_types where key = any(${idsOf("event-type")}::text[])
      union all
      select 'user', id, email from auth_users where id = any(${idsOf("user")}::text[])`.execute(db),
    sql<Dated>`${unionOf(datedTables)}`.execute(db),
    db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow(),
  ]);
  const names = new Map<string, string>(idsOf("settings").map((id) => [`settings ${id}`, settingName(id)]));
  for (const id of idsOf("day-off")) {
    if (/^\d{4}-\d\d-\d\d( to \d{4}-\d\d-\d\d)?$/.test(id)) names.set(`day-off ${id}`, daysOff(id));
  }
  for (const { kind, id, value } of titled.rows) if (value) names.set(`${kind} ${id}`, value);
  for (const { kind, id, value } of dated.rows) {
    const day = formatDate(`${dayOf(value.getTime(), zone)}T00:00:00Z`, "UTC");
    const time = kind === "booking" ? `, ${timeOf(value.getTime(), zone)}` : "";
    names.set(`${kind} ${id}`, `${datedTables[kind][2]} ${day}${time}`);
  }
  return names;
}

type AuditListRequest = ListRequest & { kind: string; action: string };

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
