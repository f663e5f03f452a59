import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../server/database/open-database.ts";
import { withSiteAccount } from "./support/site-account.ts";
import { startStore, storeKinds } from "./support/stores.ts";

const shippedMigrations = path.resolve(import.meta.dirname, "../../db/migrations");

describe.runIf(storeKinds.includes("postgres"))("a server with a separate migration account", () => {
  async function emptyDatabase(): Promise<DatabaseOptions> {
    const store = await startStore("postgres");
    onTestFinished(() => store.stop());
    return withSiteAccount(await store.empty());
  }

  async function open(options: DatabaseOptions): Promise<Database> {
    const database = await openDatabase(options);
    onTestFinished(() => database.close());
    return database;
  }

  test("lets the site's account read and write rows, but change no table", async () => {
    const { db } = await open(await emptyDatabase());
    const row = { identifier: "i", value: "before", expires_at: new Date() };
    await db
      .insertInto("auth_verifications")
      .values({ id: "v", ...row })
      .execute();
    await db.updateTable("auth_verifications").set({ value: "after" }).execute();
    expect(await db.deleteFrom("auth_verifications").returning("value").execute()).toEqual([{ value: "after" }]);
    for (const statement of [
      "create table mine (id int)",
      "alter table leads add column mine int",
      "alter table leads disable trigger all",
      "alter table leads disable row level security",
      "drop table leads",
      "truncate leads",
      "insert into schema_migrations (name, checksum) values ('9999_mine.sql', '')",
    ]) {
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test("names each statement for which an account has no rights", async () => {
    const store = await startStore("postgres");
    onTestFinished(() => store.stop());
    const { databaseUrl = "", ...options } = await store.empty();
    const superuser = new Client({ connectionString: databaseUrl });
    await superuser.connect();
    onTestFinished(() => superuser.end());
    await superuser.query("create role newcomer login; revoke create on schema public from public");
    onTestFinished(async () => void (await superuser.query("drop owned by newcomer; drop role newcomer")));
    const url = new URL(databaseUrl);
    url.username = "newcomer";
    const messages: string[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const failure = await openDatabase({ ...options, databaseUrl: url.href }).then(
        (database) => database.close(),
        (error: Error) => error,
      );
      const grant = failure && /: (grant [^;]+);$/.exec(failure.message)?.[1];
      if (!grant) break;
      messages.push(grant);
      await superuser.query(grant);
    }
    expect(messages).toEqual([
      "grant usage, create on schema public to newcomer",
      expect.stringMatching(/^grant create on database \w+ to newcomer$/) as string,
    ]);
  });

  test("grants access to tables of later migrations, also for replicas starting together", async () => {
    const options = await emptyDatabase();
    await open(options);
    const migrationsDir = await mkdtemp(path.join(tmpdir(), "migrations-"));
    onTestFinished(() => rm(migrationsDir, { recursive: true }));
    await cp(shippedMigrations, migrationsDir, { recursive: true });
    const table = "create table charts (id int generated always as identity, name text);";
    await writeFile(
      path.join(migrationsDir, "9000_charts.sql"),
      `${table}\nalter table charts enable row level security;`,
    );
    const replicas = await Promise.all([1, 2, 3].map(() => open({ ...options, migrationsDir })));
    for (const { db } of replicas) await sql`insert into charts (name) values ('North Sea')`.execute(db);
    const [first] = replicas;
    const { rows } = await sql`select id from charts order by id`.execute(first?.db as Database["db"]);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test("names the variable of an account that cannot migrate", async () => {
    const options = await emptyDatabase();
    const migrationUrl = (options.migrationUrl ?? "").replace("postgres@", "nobody@");
    await expect(openDatabase({ ...options, migrationUrl })).rejects.toThrow(/check DATABASE_MIGRATION_URL and that/);
  });
});
