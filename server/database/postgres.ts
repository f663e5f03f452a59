import { Socket } from "node:net";
import { Pool, type PoolClient, types } from "pg";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import type { InTransaction } from "./migrate.ts";

const oldestVersion = 15;
const int8 = 20;

export type Connections = {
  /** The variable that holds the URL, for errors; absent: DATABASE_URL. */
  variable?: string;
  /** Where notifications are listened for; set when the other URL is a pooler's. */
  listenUrl?: string | undefined;
  poolSize?: number;
  connectTimeoutMs?: number;
  /** Milliseconds after which the server ends a statement; 0 or absent: never. */
  statementTimeoutMs?: number;
};

export type PostgresDatabase = {
  pool: Pool;
  inTransaction: InTransaction;
  close(): Promise<void>;
};

/** Identifiers and counts arrive as numbers (exact up to 2^53), as they do from the embedded database. */
const parsers = {
  getTypeParser: ((oid: number, format?: "text" | "binary"): unknown =>
    oid === int8 && format !== "binary" ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** What the URL points to, without user and password. */
function place(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
  } catch {
    return "the address";
  }
}

/** What the operator reads when a server does not answer or lets no one in; never the password. */
export function unusableServer(databaseUrl: string, error: unknown, variable = "DATABASE_URL"): OperatorError {
  const { message, code } = error as Error & { code?: string };
  return new OperatorError(
    `PostgreSQL at ${place(databaseUrl)} cannot be used (${message || code}); check ${variable} and that the server is running.`,
  );
}

async function checkServer(pool: Pool, databaseUrl: string, variable?: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw unusableServer(databaseUrl, error, variable);
  }
  if (version < oldestVersion) {
    throw new OperatorError(
      `PostgreSQL at ${place(databaseUrl)} has version ${version}; version ${oldestVersion} or newer is needed.`,
    );
  }
}

/** Runs a migration's work in a transaction, however long its statements take. */
async function transact<T>(client: PoolClient, work: Parameters<InTransaction>[0]): Promise<T> {
  await client.query("begin");
  await client.query("set local statement_timeout = 0");
  try {
    const result = await work({
      script: async (sql) => {
        await client.query(sql);
      },
      rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await client.query(sql, [...parameters])).rows as Row[],
    });
    await client.query("commit");
    return result as T;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/**
 * The limit of a statement as the server enforces it. A pooler that hands out its connections by transaction knows no
 * settings of a connection, so behind one (a listener's own URL says so) only this side stops waiting.
 */
function statementLimit({ listenUrl, statementTimeoutMs = 0 }: Connections) {
  return statementTimeoutMs === 0 || listenUrl ? {} : { statement_timeout: statementTimeoutMs };
}

/** Milliseconds that a server has for its own limit before its silence counts. */
const answerMs = 2_000;

/**
 * Breaks a connection on which nothing arrives for so long: a server that is frozen or cut off cannot end its statements
 * itself. The connection as a whole, for one that goes on after an unanswered statement may still be within its transaction.
 */
function endWhenSilent(client: PoolClient, milliseconds: number): void {
  const stream: unknown = Reflect.get(Reflect.get(client, "connection") as object, "stream");
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(milliseconds);
  stream.removeAllListeners("timeout");
  const silence = Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
  if (milliseconds > 0) stream.once("timeout", () => stream.destroy(silence));
}

/** Milliseconds of silence after which a connection is broken; 0: never. */
function longestSilence({ listenUrl, statementTimeoutMs = 0 }: Connections): number {
  return statementTimeoutMs === 0 ? 0 : statementTimeoutMs + (listenUrl ? 0 : answerMs);
}

/**
 * Connects to a PostgreSQL server, version 15 or newer.
 * @throws OperatorError when it does not answer or is too old; the message never holds the password.
 */
export async function openPostgres(databaseUrl: string, connections: Connections = {}): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "chartroom",
    max: connections.poolSize ?? 10,
    connectionTimeoutMillis: connections.connectTimeoutMs ?? 5_000,
    ...statementLimit(connections),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: parsers,
  });
  // A server restart breaks idle connections; the pool replaces them, and the next query reports what it sees.
  pool.on("error", () => undefined);
  // The pool listens to idle connections only: one that breaks while it is in use would end the process.
  const silenceMs = longestSilence(connections);
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    endWhenSilent(client, silenceMs);
  });
  try {
    await checkServer(pool, databaseUrl, connections.variable);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    pool,
    async inTransaction(work) {
      const client = await pool.connect();
      endWhenSilent(client, 0);
      try {
        return await transact(client, work);
      } finally {
        endWhenSilent(client, silenceMs);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
