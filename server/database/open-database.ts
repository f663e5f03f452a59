import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import type { Db, Schema } from "../../src/server-context/db.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { ThreadedDatabase } from "./embedded/threaded-database.ts";
import { migrateOrClose, type OnMigration } from "./migrate.ts";
import type { Connections } from "./postgres.ts";

/** Milliseconds between two tables, for waiting queries. */
const pauseMs = 20;

/** Replaces autovacuum: VACUUM ANALYZE of each changed table, then a checkpoint that keeps the next start short. */
export async function maintainTables(pglite: ThreadedDatabase): Promise<void> {
  // Statistics are written with a delay; this forces them.
  await pglite.query("select pg_stat_force_next_flush()");
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_mod_since_analyze > 0 or n_dead_tup > 0 or n_ins_since_vacuum > 0
    order by 1`);
  for (const { name } of rows) {
    await pglite.exec(`vacuum (analyze) ${name}`);
    await pause(pauseMs);
  }
  await pglite.exec("checkpoint");
}

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  ping(): Promise<void>;
  /** Vacuum and statistics; no-op where autovacuum runs. */
  maintain(): Promise<void>;
  /** Receives messages of all processes; `onMissed` reports possible gaps. Resolves to the function that stops it. */
  listen(channel: string, onMessage: (payload: string) => void, onMissed: () => void): Promise<() => Promise<void>>;
  pool?: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  /** Waits for running queries; afterwards another process may open the directory. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** For the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  databaseUrl?: string;
  migrationUrl?: string;
  connections?: Connections;
  onQuery?: (sql: string, milliseconds: number) => void;
  migrationsDir?: string;
  onMigration?: OnMigration;
};

const defaultMigrations = path.join(projectRoot, "db/migrations");
const pingTimeoutMs = 2_000;

async function ping(db: Db): Promise<void> {
  const timeout = pause(pingTimeoutMs, undefined, { ref: false });
  const result = await Promise.race([sql`select 1`.execute(db), timeout]);
  if (!result) throw new Error(`no response within ${pingTimeoutMs} ms`);
}

/**
 * Opens and migrates the server of `databaseUrl`, else the embedded database in `dataDir`, which is locked until `close`.
 * @throws OperatorError with one sentence
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, migrationUrl, connections = {}, onQuery, onMigration } = options;
  const { migrationsDir = defaultMigrations } = options;
  const log = (event: LogEvent) => onQuery?.(event.query.sql, event.queryDurationMillis);
  const observing = onQuery ? { log } : {};
  if (databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    const { listenPostgres } = await import("./listen-postgres.ts");
    const postgres = await openPostgres(databaseUrl, connections);
    if (migrationUrl) {
      const { migrateAsOwner } = await import("./migrate-as-owner.ts");
      await migrateAsOwner(migrationUrl, postgres, migrationsDir, onMigration);
    } else {
      await migrateOrClose(postgres, migrationsDir, onMigration);
    }
    const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: postgres.pool }), ...observing });
    return {
      db,
      kind: "postgres",
      ping: () => ping(db),
      maintain: async () => {},
      listen: (channel, onMessage, onMissed) =>
        listenPostgres(connections.listenUrl ?? databaseUrl, channel, onMessage, onMissed),
      pool: postgres.pool,
      close: () => db.destroy(),
    };
  }
  const embedded = await openEmbedded(path.resolve(dataDir));
  await migrateOrClose(embedded, migrationsDir, onMigration);
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: embedded.pglite }), ...observing });
  return {
    db,
    kind: "embedded",
    ping: () => ping(db),
    maintain: () => maintainTables(embedded.pglite),
    listen: (channel, onMessage) => embedded.pglite.listen(channel, onMessage),
    close: () => embedded.close(),
  };
}

export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
