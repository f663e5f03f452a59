import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { startNode } from "./fixtures/node-process.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { freePort } from "./support/free-port.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer, createOnServer } from "./support/postgres-server.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";
import { startHere } from "./support/site-here.ts";

const shippedMigrations = path.resolve(import.meta.dirname, "../../db/migrations");
const siteUrl = "https://www.example.com";

describe.runIf(findPostgresBinaries())("a new version that migrates", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "rolling-"));
  });
  afterAll(() => rm(directory, { recursive: true, maxRetries: 10 }));

  /** A folder with this release's migrations, filtered by `isOld`. */
  async function migrationsOf(name: string, isOld: (file: string) => boolean = () => true): Promise<string> {
    const folder = path.join(directory, name);
    for (const file of (await readdir(shippedMigrations)).filter((file) => file === "baseline.json" || isOld(file))) {
      await cp(path.join(shippedMigrations, file), path.join(folder, file));
    }
    return folder;
  }

  /** Reads a table in a transaction that stays open until `end` is called. */
  async function readTable(databaseUrl: string, table: string) {
    const reader = new Client({ connectionString: databaseUrl });
    await reader.connect();
    onTestFinished(() => reader.end());
    await reader.query(`begin; select count(*) from ${table}`);
    return { end: () => reader.query("commit") };
  }

  test("waits for a reader of its table without blocking writes of the old version, then succeeds", async () => {
    const databaseUrl = await createMigratedOnServer();
    const oldVersion = await openDatabase({
      dataDir: directory,
      databaseUrl,
      // A write that waits longer behind the migration is cancelled.
      connections: { statementTimeoutMs: 6_000 },
    });
    onTestFinished(() => oldVersion.close());
    const { fetch } = await compose({
      clientNetwork: oneNetwork,
      config: { siteUrl },
      store: testStore(oldVersion, path.join(directory, "media")),
      logger: createLogger("silent"),
      staticFiles: new Map(),
    });
    const reader = await readTable(databaseUrl, "leads");
    const migrationsDir = await migrationsOf("newer");
    await writeFile(path.join(migrationsDir, "9001_newer.sql"), "alter table leads add column newer text;");
    const messages: string[] = [];
    const migrated = openDatabase({
      dataDir: directory,
      databaseUrl,
      migrationsDir,
      onMigration: ({ migration, state }) => messages.push(`${migration} ${state}`),
    });
    const waitCount = () => messages.filter((line) => line === "9001_newer.sql waits").length;
    for (let message = 1; message <= 3; message++) {
      await expect.poll(waitCount).toBeGreaterThanOrEqual(message);
      const body = new URLSearchParams({
        name: "Maren",
        email: `${message}@example.com`,
        message: "Hello",
        elapsed: "9000",
      });
      const headers = { accept: "application/json", origin: siteUrl };
      const response = await fetch(new Request(`${siteUrl}/contact`, { method: "POST", headers, body }));
      expect({ status: response.status, text: await response.text() }).toEqual({
        status: 200,
        text: expect.stringContaining("accepted") as string,
      });
    }
    await reader.end();
    await (await migrated).close();
    expect(messages[0]).toBe("9001_newer.sql begins");
    expect(messages.at(-1)).toBe("9001_newer.sql done");
    const { rows } = await sql<{ newer: null }>`select newer from leads`.execute(oldVersion.db);
    expect(rows).toHaveLength(3);
  });

  test("lets version 0.2.0 write its own lead statuses, and start again", async () => {
    const databaseUrl = await createOnServer();
    const open = async (migrationsDir: string) => {
      const database = await openDatabase({ dataDir: directory, databaseUrl, migrationsDir });
      onTestFinished(() => database.close());
      return database;
    };
    const released = await migrationsOf("0.2.0", (file) => file < "0081");
    const { db } = await open(released);
    const lead = sql`insert into leads (kind, page, notice_text, fingerprint, email, status, expires_at)
      values ('contact', '/contact', '', '', 'maren@example.com', 'open', now() + interval '1 year')`;
    await lead.execute(db);
    // As applied by a site between the two releases.
    await open(await migrationsOf("between", (file) => file < "0098"));
    await open(shippedMigrations);
    await open(released);
    await lead.execute(db);
    await sql`update leads set status = 'mandate', mandate_on = current_date, mandate_euro = 1 where id = 1`.execute(
      db,
    );
    await sql`update leads set status = 'done'`.execute(db);
    const { rows } = await sql`select status, mandate_on, mandate_euro from leads`.execute(db);
    expect(rows).toEqual([1, 2].map(() => ({ status: "lost", mandate_on: null, mandate_euro: null })));
  });

  test("responds while migrating: alive, not ready with a reason, and 503 for visitors", async () => {
    const databaseUrl = await createOnServer();
    const oldMigrations = await migrationsOf("older", (file) => file < "0085");
    await (await openDatabase({ dataDir: directory, databaseUrl, migrationsDir: oldMigrations })).close();
    const reader = await readTable(databaseUrl, "leads");
    const port = await freePort();
    const site = startHere({
      LOG_LEVEL: "info",
      DATA_DIR: path.join(directory, "new-version"),
      DATABASE_URL: databaseUrl,
      SAMPLE_CONTENT: "none",
      PORT: String(port),
    });
    const request = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);
    const lineWith = async (part: string): Promise<string> => {
      const logLine = () => site.log().find((line) => line.includes(part));
      await expect.poll(logLine).toBeDefined();
      return logLine() ?? "";
    };
    expect(JSON.parse(await lineWith("waits for a table"))).toMatchObject({
      level: 40,
      migration: "0085_article_to_client.sql",
    });
    expect((await request("/livez")).status).toBe(200);
    const ready = await request("/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: "not ready", phase: "migrating" });
    const page = await request("/blog");
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("30");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toMatch(/try again in a minute/);

    await reader.end();
    expect(await lineWith("is done")).toContain("0085_article_to_client.sql");
    await site.port;
    await expect.poll(async () => (await request("/readyz")).status).toBe(200);
    expect((await request("/blog")).status).toBe(200);
    expect((await site.stop()).code).toBe(0);
  });

  test("stops on SIGTERM while migrating", async () => {
    const databaseUrl = await createOnServer();
    const oldMigrations = await migrationsOf("stopped", (file) => file < "0085");
    await (await openDatabase({ dataDir: directory, databaseUrl, migrationsDir: oldMigrations })).close();
    await readTable(databaseUrl, "leads");
    const site = startNode(["server/main.ts"], {
      NODE_ENV: "production",
      DATA_DIR: path.join(directory, "stopped-version"),
      DATABASE_URL: databaseUrl,
      PORT: "0",
    });
    while (!(await site.line()).includes("waits for a table"));
    site.kill("SIGTERM");
    expect((await site.ended).code).toBe(0);
  });
});
