import { type ClientBase, Pool, type PoolClient, types } from "pg";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { socketOf } from "../upstream/connection-socket.ts";
import type { InTransaction } from "./migrate.ts";

const minVersion = 15;
const int8 = 20;

export type Connections = {
  variable?: string;
  /** Direct connection for LISTEN, where the other URL is a pooler's. */
  listenUrl?: string;
  poolSize?: number;
  connectTimeoutMs?: number;
  /** 0 or absent: no limit. */
  statementTimeoutMs?: number;
};

export type PostgresDatabase = {
  pool: Pool;
  inTransaction: InTransaction;
  close(): Promise<void>;
};

/** int8 as number (exact up to 2^53), as from the embedded database. */
const parsers = {
  getTypeParser: ((oid: number, format?: "text" | "binary"): unknown =>
    oid === int8 && format !== "binary" ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

function serverName(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname || "localhost"}:${port || "5432"}${pathname}`;
  } catch {
    return "the address";
  }
}

/** Error for an unreachable server or a rejected login; never contains the password. */
export function unusableServerError(databaseUrl: string, error: unknown, variable = "DATABASE_URL"): OperatorError {
  const { message, code } = error as Error & { code?: string };
  return new OperatorError(
    `PostgreSQL at ${serverName(databaseUrl)} cannot be used (${message || code}); check ${variable} and that the server is running.`,
  );
}

async function checkServer(pool: Pool, databaseUrl: string, variable?: string): Promise<void> {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    throw unusableServerError(databaseUrl, error, variable);
  }
  if (version < minVersion) {
    throw new OperatorError(
      `PostgreSQL at ${serverName(databaseUrl)} has version ${version}; version ${minVersion} or newer is needed.`,
    );
  }
}

async function runTransaction<T>(client: PoolClient, work: Parameters<InTransaction>[0]): Promise<T> {
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
 * Enforced by the server; after connecting, because poolers refuse it among the startup parameters. Behind a transaction
 * pooler a connection keeps no settings, so there only the client stops waiting.
 */
function limitStatements({ listenUrl, statementTimeoutMs = 0 }: Connections) {
  if (statementTimeoutMs === 0 || listenUrl) return {};
  return {
    onConnect: async (client: ClientBase) => {
      await client.query(`set statement_timeout = ${statementTimeoutMs}`);
    },
  };
}

const responseMarginMs = 2_000;

/**
 * Closes a silent connection: a frozen server cannot end its statements. Never only the statement, because the connection
 * may still be in its transaction.
 */
function endWhenSilent(client: PoolClient, milliseconds: number): void {
  const socket = socketOf(client);
  socket.setTimeout(milliseconds);
  socket.removeAllListeners("timeout");
  const timeoutError = Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
  if (milliseconds > 0) socket.once("timeout", () => socket.destroy(timeoutError));
}

function maxSilenceMs({ listenUrl, statementTimeoutMs = 0 }: Connections): number {
  return statementTimeoutMs === 0 ? 0 : statementTimeoutMs + (listenUrl ? 0 : responseMarginMs);
}

/** @throws OperatorError when the server does not answer or is older than version 15; never contains the password */
export async function openPostgres(databaseUrl: string, connections: Connections = {}): Promise<PostgresDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: "chartroom",
    max: connections.poolSize ?? 10,
    connectionTimeoutMillis: connections.connectTimeoutMs ?? 5_000,
    ...limitStatements(connections),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: parsers,
  });
  // The pool replaces broken idle connections; the next query reports the failure.
  pool.on("error", () => undefined);
  // The pool handles errors of idle connections only; one in use would crash the process.
  const silenceMs = maxSilenceMs(connections);
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
        return await runTransaction(client, work);
      } finally {
        endWhenSilent(client, silenceMs);
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
