import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { processingRegister } from "../../src/features/privacy/processing-register.ts";
import { oneStoreKind, type Store, startStore } from "./support/stores.ts";

let store: Store;
let database: Database;
beforeAll(async () => {
  store = await startStore(oneStoreKind);
  database = await store.open();
});
afterAll(() => store.stop());

async function columnsOfDatabase(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() order by 1, ordinal_position`.execute(database.db);
  return rows;
}

const registered = new Set(processingRegister.flatMap(({ data }) => data.flatMap(({ columns }) => columns)));
const tables = new Set(Array.from(registered, (column) => column.split(".")[0]));
/** Tables of the sign-in library: their unregistered columns are bookkeeping and identify nobody. */
const partly = /^(auth_|oauth_|audit_log)/;

test("every column with personal data is in the register, and nothing else", async () => {
  const existing = await columnsOfDatabase();
  const names = new Set(existing.map(({ table, column }) => `${table}.${column}`));
  expect([...registered].filter((column) => !names.has(column))).toEqual([]);
  const missing = existing.filter(
    ({ table, column }) => tables.has(table) && !partly.test(table) && !registered.has(`${table}.${column}`),
  );
  expect(missing).toEqual([]);
});

test("every table with personal data is in the register", async () => {
  const personal = /^(email|recipient|name|first_name|last_name|phone|ip|ip_address|user_agent)$/;
  /** Names of uploaded files, connected services, migrations, jobs, sequences, samples, the owner's calendars, other sites, contents and campaigns. */
  const unrelatedColumns = new Set([
    "visit_origins.name",
    "touch_counts.name",
    "sequences.name",
    "sample_items.name",
    "media.name",
    "oauth_resources.name",
    "schema_migrations.name",
    "job_leases.name",
    "busy_calendars.name",
  ]);
  const unregistered = (await columnsOfDatabase())
    .filter(({ table, column }) => !tables.has(table) && personal.test(column))
    .map(({ table, column }) => `${table}.${column}`);
  expect(unregistered.filter((column) => !unrelatedColumns.has(column))).toEqual([]);
});

test("every activity states its purpose, legal basis, retention and recipients", () => {
  const keys = processingRegister.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { data, purpose, legalBasis, retention, recipients, subjects } of processingRegister) {
    for (const text of [purpose, legalBasis, retention, recipients, subjects]) expect(text.length).toBeGreaterThan(5);
    expect(data.length).toBeGreaterThan(0);
  }
});
