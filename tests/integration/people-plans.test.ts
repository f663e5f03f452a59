import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { searchRecords } from "../../src/features/admin-search/admin-search.server.ts";
import { listAudit } from "../../src/features/audit/audit.admin.server.ts";
import { listBookings } from "../../src/features/bookings/bookings.admin.server.ts";
import { listEmailsForAdmin } from "../../src/features/email/emails.admin.server.ts";
import { getLead, listLeadOrigins, listLeads } from "../../src/features/leads/leads.admin.server.ts";
import { listSubscribers } from "../../src/features/newsletter/subscribers.admin.server.ts";
import { getAudience } from "../../src/features/overview/audience.server.ts";
import { countWaiting, getAdminHome } from "../../src/features/overview/overview.server.ts";
import { getPersonDetail, listPeople } from "../../src/features/people/people.admin.server.ts";
import { getPerson } from "../../src/features/people/person.server.ts";
import { recordQueries } from "./support/recorded-queries.ts";
import { type Store, startStore } from "./support/stores.ts";

const leads = 10_000;
const people = 5_000;
const articles = 2_000;
const tables = ["leads", "lead_replies", "subscribers", "people", "bookings", "mails", "audit_log", "blog_articles"];
const scanned = new RegExp(`Seq Scan on (?:${tables.join("|")})\\b`);

let store: Store;
let database: Database;

beforeAll(async () => {
  store = await startStore("embedded");
  database = await store.open();
  await sql`
    insert into leads (kind, email, name, page, notice_text, status, fingerprint, created_at, expires_at, follow_up_on)
    select 'contact', 'person' || (n % ${sql.lit(people)}) || '@example.com', 'Person ' || n, '/contact', 'x',
      case when n % 200 = 0 then 'new' else 'done' end, 'f' || n, now() - n * interval '1 minute',
      now() + interval '1 year', case when n % 500 = 0 then current_date else null end
    from generate_series(1, ${sql.lit(leads)}) n`.execute(database.db);
  await sql`
    insert into lead_replies (lead_id, subject, body, sent_by) select id, 'Re', 'Hello', 'owner@example.com' from leads`.execute(
    database.db,
  );
  await sql`
    insert into subscribers (email, page, status, confirmed_at)
    select 'person' || n || '@example.com', '/', 'confirmed', now()
    from generate_series(1, ${sql.lit(people)}) n`.execute(database.db);
  await sql`
    update leads set source = 'Source ' || id % 40, campaign = jsonb_build_object('utm_campaign', 'campaign-' || id % 30),
      organisation = case when id % 2 = 0 then 'Clinic ' || id end`.execute(database.db);
  await sql`
    insert into bookings (event_type, starts_at, ends_at, blocked, owner_day, zone, status, name, email, organisation, created_at)
    select 'demo', at, at + interval '30 minutes', tstzrange(at, at + interval '30 minutes'), at::date, 'UTC',
      case when n % 10 = 0 then 'cancelled' else 'confirmed' end, 'Booker ' || n, 'person' || n || '@example.com', 'Firm ' || n,
      now() - n * interval '4 hours'
    from generate_series(1, ${sql.lit(people)}) n, lateral (select now() - n * interval '1 hour' as at) as times`.execute(
    database.db,
  );
  await sql`
    insert into mails (kind, recipient, subject, html, plain, status)
    select 'lead-notice', 'person' || n || '@example.com', 'Subject ' || n, '<p>Words</p>', 'Words',
      case when n % 500 = 0 then 'dead' else 'sent' end
    from generate_series(1, ${sql.lit(leads)}) n`.execute(database.db);
  await sql`
    insert into audit_log (actor, action, subject_kind, subject_id)
    select 'owner@example.com', 'lead.status', case when n % 7 > 0 then 'lead' end, n from generate_series(1, ${sql.lit(leads)}) n`.execute(
    database.db,
  );
  await sql`
    insert into blog_articles (slug, title, summary, category, author, publication_date, status, introduction, section_1)
    select 'article-' || n, 'Article number ' || n, 'Summary', 'Category', 'Sample Author', now() - n * interval '1 hour',
      'published', '<p>Words</p>', '<p>Words</p>'
    from generate_series(1, ${sql.lit(articles)}) n`.execute(database.db);
  for (const table of tables) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
  }
}, 180_000);
afterAll(() => store.stop());

const anyPage = { search: "", sort: "", page: 1 };
const now = new Date();

const lists: Record<
  string,
  { sorts: string[]; list: (db: Database["db"], request: typeof anyPage) => Promise<unknown> }
> = {
  leads: {
    sorts: ["name", "organisation", "kind", "origin", "campaign", "status", "date"],
    list: (db, request) => listLeads(db, { ...request, status: "", kind: "" }),
  },
  people: {
    sorts: ["name", "organisation", "first", "date"],
    list: (db, request) => listPeople(db, { ...request, kind: "" }),
  },
  subscribers: {
    sorts: ["email", "status", "industry", "page", "date"],
    list: (db, request) => listSubscribers(db, { ...request, status: "" }),
  },
  bookings: {
    sorts: ["time", "title", "name", "organisation", "status"],
    list: (db, request) => listBookings(db, { ...request, view: "", type: "" }, now),
  },
  emails: {
    sorts: ["subject", "recipient", "status", "attempts", "date"],
    list: (db, request) => listEmailsForAdmin(db, { ...request, status: "" }),
  },
  changes: {
    sorts: ["date", "actor", "action", "subject"],
    list: (db, request) => listAudit(db, { ...request, kind: "" }),
  },
};

const orderedLists = Object.entries(lists).flatMap(([name, { sorts, list }]) =>
  sorts.flatMap((sort) => [`${sort}`, `-${sort}`].map((wanted) => ({ name, wanted, list }))),
);

test.each(orderedLists)("$name ordered by $wanted: an index gives the order", async ({ wanted, list }) => {
  const { db, queries } = recordQueries(database.db);
  await list(db, { ...anyPage, sort: wanted });
  const [page] = queries.filter(({ sql: text }) => text.includes("order by"));
  const plan = await page?.explain();
  expect(plan).toMatch(/Index (?:Only )?Scan/);
  expect(plan).not.toMatch(scanned);
  expect(plan).not.toMatch(/\bSort\b/);
});

test.each(Object.keys(lists))("a search through the %s reads an index", async (name) => {
  const { db, queries } = recordQueries(database.db);
  await lists[name]?.list(db, { ...anyPage, search: "4321" });
  expect(queries).toHaveLength(2);
  for (const query of queries) expect(await query.explain(), query.sql).not.toMatch(scanned);
});

test.each(["4321", "person", "zeppelin"])("a search through everything for %s reads indexes", async (term) => {
  const { db, queries } = recordQueries(database.db);
  await searchRecords(db, term);
  expect(queries).toHaveLength(1);
  for (const query of queries) expect(await query.explain()).not.toMatch(scanned);
});

test("filters by kind, source and campaign read an index", async () => {
  const { db, queries } = recordQueries(database.db);
  await listLeads(db, { ...anyPage, status: "", kind: "", origin: "Source 7" });
  await listLeads(db, { ...anyPage, status: "", kind: "", campaign: "campaign-7" });
  await listPeople(db, { ...anyPage, kind: "guest" });
  expect((await listLeadOrigins(db)).origins).toHaveLength(40);
  for (const query of queries) expect(await query.explain(), query.sql).not.toMatch(scanned);
});

const reads: Record<string, (db: Database["db"]) => Promise<unknown>> = {
  "a person": (db) => getPerson(db, "person77@example.com"),
  "the page of a person": (db) => getPersonDetail(db, 77),
  "a lead": (db) => getLead(db, 77),
  "first page of the leads": (db) => listLeads(db, { search: "", sort: "", page: 1, status: "new", kind: "" }),
  "counts of the menu": (db) => countWaiting(db),
  "home screen": (db) => getAdminHome({ db }, now),
  "numbers of the home screen": (db) => getAudience(db, 90, now),
};

test.each(Object.keys(reads))("%s: no large table is scanned", async (name) => {
  const { db, queries } = recordQueries(database.db);
  await reads[name]?.(db);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const plan = await query.explain();
    // The last 90 days are all of these leads: reading them day by day is no waste.
    if (name === "numbers of the home screen" && query.sql.includes("to_char(created_at")) continue;
    expect(plan, query.sql).not.toMatch(scanned);
  }
});
