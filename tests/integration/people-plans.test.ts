import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillAdminLists } from "../../scripts/fill-admin.ts";
import type { Database } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { listAudit } from "../../src/features/audit/audit.admin.server.ts";
import { listBookings } from "../../src/features/bookings/bookings.admin.server.ts";
import { listEmailsForAdmin } from "../../src/features/email/emails.admin.server.ts";
import { getLead, listLeadOrigins, listLeads } from "../../src/features/leads/leads.admin.server.ts";
import { getAudience } from "../../src/features/overview/audience.server.ts";
import { countWaiting, getAdminHome } from "../../src/features/overview/overview.server.ts";
import { searchRecords } from "../../src/features/overview/search/admin-search.server.ts";
import { listPeople } from "../../src/features/people/people.admin.server.ts";
import { getPersonPage } from "../../src/features/people/person.server.ts";
import { listSubscribers } from "../../src/features/subscribers/subscribers.admin.server.ts";
import { recordQueries } from "./support/recorded-queries.ts";
import { type Store, startStore } from "./support/stores.ts";

const tables = [
  "leads",
  "lead_replies",
  "subscribers",
  "people",
  "bookings",
  "mails",
  "audit_log",
  "blog_articles",
  "page_words",
  "pages",
];
const scanned = new RegExp(`Seq Scan on (?:${tables.join("|")})\\b`);

let store: Store;
let database: Database;

beforeAll(async () => {
  store = await startStore("embedded");
  database = await store.open();
  await fillAdminLists(database.db);
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
    sorts: ["email", "status", "page", "date"],
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
    list: (db, request) => listAudit(db, { ...request, kind: "", action: "" }),
  },
};

test.each(Object.entries(lists))(
  "%s: scans no large table for any order, page or search",
  async (_, { sorts, list }) => {
    const { db, queries } = recordQueries(database.db);
    for (const sort of sorts) {
      await list(db, { ...anyPage, sort });
      await list(db, { ...anyPage, sort: `-${sort}` });
    }
    await list(db, { ...anyPage, search: "4321" });
    expect(queries.length).toBeGreaterThanOrEqual(2 * sorts.length + 2);
    for (const query of queries) {
      // Counting all rows requires reading all of them.
      if (query.sql.includes("count(*)") && !query.sql.includes("like")) continue;
      expect(await query.explain(), query.sql).not.toMatch(scanned);
    }
  },
);

test("global search: scans no large table", async () => {
  const { db, queries } = recordQueries(database.db);
  for (const term of ["4321", "person", "zeppelin"]) await searchRecords(db, term);
  for (const query of queries) expect(await query.explain()).not.toMatch(scanned);
});

test("audit log: filters by action, and searches the displayed sentence", async () => {
  const { db } = database;
  const { entries, total } = await listAudit(db, { ...anyPage, kind: "", action: "lead.status" });
  expect([entries.length > 0, total]).toEqual([true, 10_000]);
  expect((await listAudit(db, { ...anyPage, kind: "", action: "booking.move" })).total).toBe(0);
  expect((await listAudit(db, { ...anyPage, search: "rescheduled", kind: "", action: "" })).total).toBe(0);
  expect((await listAudit(db, { ...anyPage, search: "status of a lead", kind: "", action: "" })).total).toBe(10_000);
});

test("leads and people: filter by kind, source and campaign with an index", async () => {
  const { db, queries } = recordQueries(database.db);
  await listLeads(db, { ...anyPage, status: "", kind: "", origin: "Source 7" });
  await listLeads(db, { ...anyPage, status: "", kind: "", campaign: "campaign-7" });
  await listPeople(db, { ...anyPage, kind: "guest" });
  expect((await listLeadOrigins(db)).origins).toHaveLength(40);
  for (const query of queries) expect(await query.explain(), query.sql).not.toMatch(scanned);
});

const reads: Record<string, (db: Database["db"]) => Promise<unknown>> = {
  "the page of a person": (db) => getPersonPage(db, "person", 77, new Date()),
  "a lead": (db) => getLead(db, 77),
  "first page of the leads": (db) => listLeads(db, { search: "", sort: "", page: 1, status: "new", kind: "" }),
  "counts of the menu": (db) => countWaiting(db, now),
  "home screen": (db) => getAdminHome({ site: defaultSite, db }, now),
  "numbers of the home screen": (db) => getAudience(db, 90, now),
};

test.each(Object.keys(reads))("%s: scans no large table", async (name) => {
  const { db, queries } = recordQueries(database.db);
  await reads[name]?.(db);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const plan = await query.explain();
    // All of these leads are from the last 90 days, so that reading all of them isn't wasteful.
    if (name === "numbers of the home screen" && query.sql.includes("to_char(created_at")) continue;
    expect(plan, query.sql).not.toMatch(scanned);
  }
});
