import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";

/** Statements that break the previous version. */
const destructiveStatements =
  /\b(?:drop\s+(?:table|view|schema)|drop\s+column|rename\s+(?:to|column|constraint)|set\s+not\s+null|alter\s+column\s+\S+\s+(?:set\s+data\s+)?type)\b/i;

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, "");

/** Whether the previous version can run on the new schema. Otherwise the first line is `-- not additive: why`. */
export const isAdditive = (sql: string): boolean =>
  !/^--\s*not additive\b/i.test(sql) && !destructiveStatements.test(withoutComments(sql));

export type MigrationTransaction = {
  script(sql: string): Promise<void>;
  rows<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
};

export type InTransaction = <T>(work: (transaction: MigrationTransaction) => Promise<T>) => Promise<T>;

/** Not called for a new database. */
export type OnMigration = (event: { migration: string; state: "begins" | "waits" | "done" }) => void;

type MigrationRecord = { name: string; checksum: string; additive: boolean };

export type Migration = MigrationRecord & {
  sql: string;
  /** Its records in the ledger; for the baseline, the migrations of a release and those before it. */
  records: readonly MigrationRecord[];
  /** For the baseline only: the version that an older database has to pass through. */
  release?: string;
};

const baselineFile = z.object({
  release: z.string(),
  /** Checksums by name. */
  replaces: z.record(z.string(), z.string()),
  /** Names of the migrations that the preceding version could not run on. */
  destructive: z.array(z.string()),
});

/** The release whose migrations `0001_baseline.sql` replaces. A folder without `baseline.json` has none. */
async function readBaseline(directory: string): Promise<{ release: string; replaces: MigrationRecord[] } | undefined> {
  const text = await readFile(path.join(directory, "baseline.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const { release, replaces, destructive } = baselineFile.parse(JSON.parse(text));
  const records = Object.entries(replaces).map(([name, checksum]) => ({
    name,
    checksum,
    additive: !destructive.includes(name),
  }));
  return { release, replaces: records };
}

const baselineName = "0001_baseline.sql";

/** Arbitrary, but the same in every process. */
const advisoryLock = 7_301_944_210;

/** For a table lock; short, because every other client queues behind it. */
const lockTimeout = "2s";

/** Backoff in milliseconds, doubling up to the longest, so that queued clients get their turn. */
const [minBackoffMs, maxBackoffMs] = [500, 15_000];

/** Milliseconds until a busy table fails the start: less than the start timeouts in deploy/. */
const maxWaitMs = 8 * minuteMs;

const [lockNotAvailable, deadlock] = ["55P03", "40P01"];

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (("code" in error && (error.code === lockNotAvailable || error.code === deadlock)) || isLockTimeout(error.cause));

/**
 * Runs work that locks tables in one transaction, retried while a table is busy; only statements after `limitLocks` are
 * timed. @throws the work's error, or when a table stays busy
 */
export async function withLocks<Result>(
  inTransaction: InTransaction,
  work: (transaction: MigrationTransaction, limitLocks: () => Promise<unknown>) => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const deadline = Date.now() + maxWaitMs;
  for (let wait = minBackoffMs; ; wait = Math.min(wait * 2, maxBackoffMs)) {
    try {
      return await inTransaction((transaction) =>
        work(transaction, () => transaction.script(`set local lock_timeout = '${lockTimeout}'`)),
      );
    } catch (error) {
      if (!isLockTimeout(error) || Date.now() > deadline) throw error;
      onWait();
      await pause(wait);
    }
  }
}

export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Set<string>();
  const migrations: Migration[] = [];
  const baseline = await readBaseline(directory);
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number) throw new OperatorError(`The migration ${name} must be named like 0001_baseline.sql.`);
    if (numbers.has(number))
      throw new OperatorError(`Two migrations have the number ${number}; give ${name} the next free one.`);
    numbers.add(number);
    const sql = (await readFile(path.join(directory, name), "utf8")).replaceAll("\r\n", "\n");
    const record = { name, checksum: createHash("sha256").update(sql).digest("hex"), additive: isAdditive(sql) };
    const { release, replaces = [record] } = (name === baselineName && baseline) || {};
    migrations.push({ ...record, sql, records: replaces, release });
  }
  return migrations;
}

/** Serialises concurrent starts for the rest of the transaction. @returns applied migrations */
async function lockAndRead(transaction: MigrationTransaction): Promise<Map<string, MigrationRecord>> {
  await transaction.rows("select pg_advisory_xact_lock($1)", [advisoryLock]);
  const [existing] = await transaction.rows<{ found: boolean; complete: boolean }>(
    `select to_regclass('schema_migrations') is not null as found, exists (
      select from pg_attribute where attrelid = to_regclass('schema_migrations') and attname = 'additive'
    ) as complete`,
  );
  if (!existing?.found) {
    await transaction.script(`
      create table schema_migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
      -- A hosted project publishes every table of its schema; without a policy this one stays closed.
      alter table schema_migrations enable row level security;
    `);
  }
  // A separate statement: the first versions' table doesn't have this column.
  if (!existing?.complete) {
    await transaction.script("alter table schema_migrations add column additive boolean not null default false");
  }
  const rows = await transaction.rows<MigrationRecord>("select name, checksum, additive from schema_migrations");
  return new Map(rows.map((row) => [row.name, row]));
}

const isApplied = ({ records }: Migration, applied: ReadonlyMap<string, MigrationRecord>): boolean =>
  records.every(({ name }) => applied.has(name));

function checkApplied(applied: ReadonlyMap<string, MigrationRecord>, migrations: readonly Migration[]): void {
  const checksums = new Map(migrations.flatMap(({ records }) => records.map(({ name, checksum }) => [name, checksum])));
  const baseline = migrations.find(({ release }) => release !== undefined);
  if (baseline && !isApplied(baseline, applied) && baseline.records.some(({ name }) => applied.has(name))) {
    throw new OperatorError(
      `The database is of a version before ${baseline.release}. Make a backup, start version ${baseline.release} on it once, then start this version.`,
    );
  }
  for (const [name, { checksum, additive }] of applied) {
    const current = checksums.get(name);
    // From a newer version, running beside this one or rolled back.
    if (current === undefined && additive) continue;
    if (current === undefined) {
      throw new OperatorError(
        `The database has the migration ${name}, which this version of the product does not know; start the newer version, or restore a backup made before it.`,
      );
    }
    if (current !== checksum) {
      throw new OperatorError(
        `The migration ${name} was changed after this database had applied it; put the file back as it was and write the change as a new migration.`,
      );
    }
  }
}

/**
 * Migrates to the newest schema, one recorded transaction per migration, waiting up to eight minutes for busy tables.
 * @throws OperatorError when the database is older than the baseline, an applied migration was edited, is unknown and not additive, or a pending one fails
 * @returns the names of the migrations applied now
 */
export async function migrate(
  inTransaction: InTransaction,
  directory: string,
  onMigration: OnMigration = () => undefined,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const applied = await inTransaction(lockAndRead);
  checkApplied(applied, migrations);
  const appliedNow: string[] = [];
  for (const migration of migrations.filter((candidate) => !isApplied(candidate, applied))) {
    const { name, sql, records } = migration;
    const notify = (state: "begins" | "waits" | "done") => applied.size > 0 && onMigration({ migration: name, state });
    const apply = async (transaction: MigrationTransaction, limitLocks: () => Promise<unknown>) => {
      const current = await lockAndRead(transaction);
      checkApplied(current, migrations);
      if (isApplied(migration, current)) return false;
      await limitLocks();
      try {
        await transaction.script(sql);
      } catch (error) {
        throw new OperatorError(
          `The migration ${name} could not be applied, nothing of it was stored: ${(error as Error).message}`,
          { cause: error },
        );
      }
      for (const record of records) {
        const values = [record.name, record.checksum, record.additive];
        await transaction.rows("insert into schema_migrations (name, checksum, additive) values ($1, $2, $3)", values);
      }
      return true;
    };
    notify("begins");
    if (!(await withLocks(inTransaction, apply, () => notify("waits")))) continue;
    notify("done");
    appliedNow.push(name);
  }
  return appliedNow;
}

/** The statement that an account without a right is missing; undefined for other errors. */
async function missingGrant(opened: Opened, error: Error): Promise<string | undefined> {
  const cause = error.cause instanceof Error ? error.cause : error;
  if (!("code" in cause) || cause.code !== "42501") return undefined;
  const [names] = await opened.inTransaction(({ rows }) =>
    rows<{ account: string; base: string; space: string }>(
      `select quote_ident(current_user) as account, quote_ident(current_database()) as base,
        quote_ident(coalesce(current_schema(), 'public')) as space`,
    ),
  );
  if (!names) return undefined;
  if (cause.message.includes("extension")) return `grant create on database ${names.base} to ${names.account}`;
  return cause.message.includes("for schema")
    ? `grant usage, create on schema ${names.space} to ${names.account}`
    : undefined;
}

type Opened = { inTransaction: InTransaction; close(): Promise<void> };

export async function migrateOrClose(opened: Opened, migrationsDir: string, onMigration?: OnMigration): Promise<void> {
  try {
    await migrate(opened.inTransaction, migrationsDir, onMigration);
  } catch (error) {
    const grant = await missingGrant(opened, error as Error).catch(() => undefined);
    await opened.close().catch(() => undefined);
    if (grant !== undefined) {
      throw new OperatorError(
        `The account of the database is missing a privilege (${(error as Error).message}); run this as the database's owner, then start again: ${grant};`,
        { cause: error },
      );
    }
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The database cannot be migrated (${(error as Error).message}); check that it is intact, and restore a backup if it is not.`,
      { cause: error },
    );
  }
}
