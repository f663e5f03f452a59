import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../server/config/read-config.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { startBackground } from "../../server/jobs/background.ts";
import { createLogger } from "../../server/logger.ts";
import { openStore } from "../../server/open-store.ts";
import { emailQueue } from "../../src/features/platform.server.ts";
import { type ProcessResult, runNode } from "./fixtures/node-process.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { siteContext } from "./support/site-context.ts";
import { runHere, startHere } from "./support/site-here.ts";

let folder: string;
let dataDir: string;
/** Files of tables and of an index, below the database's own directory. */
const files: Record<string, string> = {};
const names = ["blog_articles", "schema_migrations", "pg_class", "blog_articles_slug_unique"];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faults-"));
  const intactDir = path.join(folder, "intact");
  copyPrepared("sample", intactDir);
  const database = await openDatabase({ dataDir: intactDir });
  await createAdministrator(database.db, { email: "a@example.com", password: "a long sentence", actor: "test" });
  await database.maintain();
  const { rows } = await sql<{ name: string; file: string }>`
    select relname as name, pg_relation_filepath(oid) as file from pg_class
    where relname in (${sql.join(names)})`.execute(database.db);
  for (const { name, file } of rows) files[name] = file;
  await database.close();
});
afterAll(() => rm(folder, { recursive: true, maxRetries: 10 }));

beforeEach(async () => {
  dataDir = path.join(folder, "data");
  await rm(dataDir, { recursive: true, force: true });
});

const inData = (...parts: string[]) => path.join(dataDir, ...parts);
const copyIntact = () => cpSync(path.join(folder, "intact"), dataDir, { recursive: true });

const start = (environment: Record<string, string> = {}) => startHere({ DATA_DIR: dataDir, ...environment }).ended;

/** The engine's message on standard error, in a separate process. */
const startProcess = () =>
  runNode(["server/main.ts"], { NODE_ENV: "production", DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent" });

/** One line for the operator, exit code 1, and neither a stack nor the engine's own output. */
async function expectOperatorError(sentence: RegExp, started: Promise<ProcessResult> = start()): Promise<void> {
  const { code, stdout, stderr } = await started;
  expect(stderr).toMatch(sentence);
  expect(stderr).toMatch(/^[^\n]+[.!]\n$/);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
}

const unusable = /^The directory [^\n]* cannot be used \(E[A-Z]+: [^\n]*\); set DATA_DIR to a directory on a disk/;

test("a file in place of the data directory, its parent or the media folder is reported in a message", async () => {
  await writeFile(dataDir, "");
  await expectOperatorError(unusable);
  await expectOperatorError(unusable, start({ DATA_DIR: path.join(dataDir, "deeper", "still") }));
  expect(await readFile(dataDir, "utf8")).toBe("");
  await rm(dataDir);
  await mkdir(dataDir);
  await writeFile(inData("media"), "");
  await expectOperatorError(unusable);
});

test.skipIf(process.platform !== "linux")(
  "a read-only file system is reported in a message, without endless retries",
  async () => {
    await expectOperatorError(unusable, start({ DATA_DIR: "/proc/nothing/here" }));
    await expectOperatorError(unusable, start({ DATA_DIR: "/proc/tty" }));
  },
);

test.each(["control", "database", "database.lock"])(
  "an unexpected entry in place of %s is reported by name",
  async (name) => {
    if (name === "control") copyPrepared("migrated", dataDir);
    else await mkdir(dataDir);
    if (name === "database.lock") await mkdir(inData(name));
    else await writeFile(inData(name), "");
    await expectOperatorError(name === "database.lock" ? /cannot be locked/ : new RegExp(`${dataDir}/${name}`));
    expect((await readdir(dataDir)).filter((entry) => entry.startsWith("write-probe"))).toEqual([]);
  },
);

test.each([
  ["blog_articles", start],
  ["schema_migrations", start],
  ["pg_class", startProcess],
])("the table %s without its bytes stops the start with a message, and is not written to", async (name, started) => {
  copyIntact();
  const file = inData("database", files[name] ?? "");
  await truncate(file);
  const damaged = /^The database in [^\n]* (is damaged: table|cannot be opened)[^\n]*; restore a backup, or move/;
  await expectOperatorError(damaged, started());
  expect((await readFile(file)).length).toBe(0);
});

test.each([
  ["pg_control", start, (directory: string) => truncate(path.join(directory, "global", "pg_control"))],
  ["pg_wal", startProcess, (directory: string) => rm(path.join(directory, "pg_wal"), { recursive: true })],
])("a database directory without its %s is reported in a message", async (_, started, damage) => {
  copyIntact();
  await damage(inData("database"));
  const damaged = /^The database in [^\n]* cannot be opened \(its files are damaged\); restore a backup, or move/;
  await expectOperatorError(damaged, started());
});

test("a truncated index is rebuilt from its table without loss", async () => {
  copyIntact();
  const index = files.blog_articles_slug_unique;
  expect(index).toBeDefined();
  await truncate(inData("database", index ?? ""));
  const database = await openDatabase({ dataDir });
  try {
    const { rows } = await sql<{ slug: string }>`select slug from blog_articles order by slug`.execute(database.db);
    expect(rows.length).toBeGreaterThan(15);
    const indexed = await sql<{ slug: string }>`select slug from blog_articles where slug = ${rows[0]?.slug}`.execute(
      database.db,
    );
    expect(indexed.rows).toHaveLength(1);
  } finally {
    await database.close();
  }
});

test("a start whose sample content cannot be stored closes the database", async () => {
  copyPrepared("migrated", dataDir);
  await mkdir(inData("media"));
  await writeFile(inData("media", "audio"), "");
  await expect(openStore(readConfig({ DATA_DIR: dataDir }))).rejects.toThrow("EEXIST");
  await (await openDatabase({ dataDir })).close();
});

test("an unreachable PostgreSQL server is reported in a message without its password", async () => {
  const unreachable = { DATABASE_URL: "postgres://site:geheim@127.0.0.1:9/site" };
  await expectOperatorError(
    /^PostgreSQL at 127\.0\.0\.1:9\/site cannot be used \([^\n]*\); check DATABASE_URL/,
    start(unreachable),
  );
  expect((await start(unreachable)).stderr).not.toContain("geheim");
});

test("a secret or first password that is too short is reported in a message", async () => {
  copyIntact();
  await mkdir(inData("keys"));
  await writeFile(inData("keys", "secret"), "short\n");
  await expectOperatorError(/^The secret in [^\n]*keys\/secret is shorter than 32 bytes/);
  await rm(inData("keys", "secret"));
  const account = { ADMIN_EMAIL: "new@example.com", ADMIN_PASSWORD: "elevenchars" };
  await expectOperatorError(/^The variable ADMIN_PASSWORD is shorter than 12 characters; for example:/, start(account));
});

test("a start that fails after the database was opened closes its control socket", async () => {
  copyIntact();
  const occupied = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void occupied.close());
  await once(occupied, "listening");
  const { port } = occupied.address() as AddressInfo;
  expect((await start({ METRICS_ADDRESS: `127.0.0.1:${port}` })).code).toBe(1);
  expect(await readdir(inData("control"))).toEqual([]);
});

test("a start without notifications of the database stops its email workers", async () => {
  copyIntact();
  const config = readConfig({ DATA_DIR: dataDir });
  const workers = emailQueue.listenerCount("queued");
  const database = await openDatabase({ dataDir });
  const cache = { invalidate: () => undefined, settled: async () => undefined };
  const site = {
    context: siteContext(database.db, inData("media")),
    cache,
    functionCache: cache,
    site: { reload: async () => undefined },
    services: { flush: async () => undefined, redirects: { changed: () => undefined } },
  } as unknown as Parameters<typeof startBackground>[0]["site"];
  const started = startBackground({
    site,
    config,
    database: { ...database, listen: () => Promise.reject(new Error("no connection is free")) },
    logger: createLogger("silent"),
    warm: async () => undefined,
  });
  await expect(started).rejects.toThrow("no connection is free");
  expect(emailQueue.listenerCount("queued")).toBe(workers);
  await database.close();
});

test("command lines report the same messages", async () => {
  await writeFile(dataDir, "");
  const { code, stdout, stderr } = await runHere(["admin", "list"], { DATA_DIR: dataDir });
  expect(stderr).toMatch(unusable);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});
