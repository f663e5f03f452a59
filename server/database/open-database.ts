import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Kysely, type LogEvent, PGliteDialect, PostgresDialect, sql } from "kysely";
import type { Pool } from "pg";
import type { Db } from "../../src/server-context/db.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import type { Schema } from "../../src/server-context/schema.server.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { ThreadedDatabase } from "./embedded/threaded-database.ts";
import { migrateOrClose, type OnMigration } from "./migrate.ts";
import type { Connections } from "./postgres.ts";

/** Long enough for waiting readers to get their turn between two tables. */
const pauseMs = 20;

/**
 * What autovacuum does elsewhere: VACUUM ANALYZE of each table that changed since the last time, one at a time, and a
 * checkpoint that keeps the next start short.
 */
export async function maintainTables(pglite: ThreadedDatabase): Promise<void> {
  // The counters are written with a delay; a query right after this one sees them all.
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
  /** Resolves when the database answers within two seconds. */
  ping(): Promise<void>;
  /** Removes dead rows and refreshes the planner's statistics; nothing to do on a server that has autovacuum. */
  maintain(): Promise<void>;
  /**
   * Calls `onMessage` with each message of a channel that is sent from now on, by this process or another, and `onMissed`
   * when some may have been lost with a connection. Resolves to the function that stops it.
   */
  listen(channel: string, onMessage: (payload: string) => void, onMissed: () => void): Promise<() => Promise<void>>;
  /** The connections to a server; the embedded database has none. */
  pool?: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  /** Ends running queries first; afterwards another process may open the same directory. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** Directory of the embedded database; unused with a `databaseUrl`. */
  dataDir: string;
  /** postgres://… of a server, version 15 or newer. */
  databaseUrl?: string | undefined;
  /** The same server with the account that owns the tables; absent: that of `databaseUrl` does. */
  migrationUrl?: string | undefined;
  /** How a server is used; absent: a small pool, statements of any length. */
  connections?: Connections;
  /** Told of each answered statement, without its values, and its milliseconds. */
  onQuery?: (sql: string, milliseconds: number) => void;
  migrationsDir?: string;
  onMigration?: OnMigration;
};

const defaultMigrations = path.join(projectRoot, "db/migrations");
const pingMs = 2_000;

async function ping(db: Db): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${pingMs} ms`)), pingMs);
  });
  try {
    await Promise.race([sql`select 1`.execute(db), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Opens and migrates the database: the PostgreSQL server of `databaseUrl`, or else the embedded one in `dataDir`, which
 * is created the first time and locked against every other process until `close`.
 * @throws OperatorError with one sentence, which names the process that has the embedded database open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, migrationUrl, connections = {}, onQuery, onMigration } = options;
  const { migrationsDir = defaultMigrations } = options;
  const log = (event: LogEvent) => onQuery?.(event.query.sql, event.queryDurationMillis);
  const observing = onQuery ? { log } : {};
  if (databaseUrl) {
    // Without a server of PostgreSQL's, a start does without its driver.
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

/** Runs `work` with a database open, for a command line, and closes it. @throws what `openDatabase` and `work` throw */
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
