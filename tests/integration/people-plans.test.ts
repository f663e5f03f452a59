import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { getLead, listLeads } from "../../src/features/leads/leads.admin.server.ts";
import { countWaiting, getAdminHome } from "../../src/features/overview/overview.server.ts";
import { getPerson } from "../../src/features/people/person.server.ts";
import { recordQueries } from "./support/recorded-queries.ts";
import { type Store, startStore } from "./support/stores.ts";

const leads = 10_000;
const people = 5_000;

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
  for (const table of ["leads", "lead_replies", "subscribers"]) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
  }
}, 180_000);
afterAll(() => store.stop());

const reads: Record<string, (db: Database["db"]) => Promise<unknown>> = {
  "a person": (db) => getPerson(db, "person77@example.com"),
  "a lead": (db) => getLead(db, 77),
  "first page of the leads": (db) => listLeads(db, { search: "", sort: "", page: 1, status: "new", kind: "" }),
  "counts of the menu": (db) => countWaiting(db),
  "home screen": (db) => getAdminHome(db, new Date()),
};

test.each(Object.keys(reads))("%s: no large table is scanned", async (name) => {
  const { db, queries } = recordQueries(database.db);
  await reads[name]?.(db);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const plan = await query.explain();
    // The last 30 days are nearly all of these leads: reading them day by day is no waste.
    if (name === "home screen" && query.sql.includes("to_char(created_at")) continue;
    expect(plan, query.sql).not.toMatch(/Seq Scan on (?:leads|lead_replies|subscribers)\b/);
  }
});
