import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { OperatorError } from "../../src/server-context/operator-error.ts";
import { type Connections, unusableServer } from "./postgres.ts";

type Place = { databaseUrl: string | undefined; connections?: Connections };

/** Any number will do as long as every process uses the same; migrations and first starts have others. */
const advisoryLock = 7_301_944_212;

/** Wait before trying again to reach a server that is away, in milliseconds: doubling up to the longest. */
const shortestPause = 250;
const longestPause = 5_000;

/** The server whose locks count: the one behind a pooler, whose connections change hands with each transaction. */
const lockUrl = ({ databaseUrl, connections }: Place): string | undefined =>
  databaseUrl && (connections?.listenUrl ?? databaseUrl);

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "chartroom lock",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection ends; what waits for its end looks after it.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unusableServer(databaseUrl, error);
  }
  return client;
}

const ended = (client: Client): Promise<void> => new Promise((resolve) => client.once("end", () => resolve()));

/**
 * Tells everyone who asks the database that a copy of the site runs on it, until the returned function is called. The lock
 * is that of a connection, so it is gone when the process is, however it ends. Without a server there is nothing to do:
 * the embedded database is locked with its directory.
 * @throws OperatorError while a backup is restored into it, or when the server cannot be used
 */
export async function holdRunningLock(place: Place): Promise<() => Promise<void>> {
  const databaseUrl = lockUrl(place);
  if (!databaseUrl) return async () => undefined;
  const stopped = new AbortController();

  async function acquire(url: string): Promise<Client> {
    const client = await connect(url);
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock_shared($1) as locked", [
      advisoryLock,
    ]);
    if (rows[0]?.locked) return client;
    await client.end();
    throw new OperatorError("A backup is being restored into this database; start the site when that has ended.");
  }

  let current = await acquire(databaseUrl);
  /** Holds the lock on another connection, as soon as the server gives one and no restore has it. */
  async function acquireAgain(url: string): Promise<void> {
    for (let wait = shortestPause; !stopped.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      try {
        await pause(wait, undefined, { signal: stopped.signal });
        current = await acquire(url);
        if (stopped.signal.aborted) await current.end();
        return;
      } catch {
        // Still away, or stopped; the loop looks.
      }
    }
  }
  async function follow(url: string): Promise<void> {
    while (!stopped.signal.aborted) {
      await ended(current);
      await acquireAgain(url);
    }
  }
  void follow(databaseUrl);
  return async () => {
    stopped.abort();
    await current.end().catch(() => undefined);
  };
}

/**
 * Runs `work` while no copy of the site runs on the database, and keeps every copy from starting meanwhile.
 * @throws OperatorError when one runs, with where
 */
export async function withoutRunningSite<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
  const databaseUrl = lockUrl(place);
  if (!databaseUrl) return work();
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      advisoryLock,
    ]);
    if (!rows[0]?.locked) {
      const { rows: holders } = await client.query<{ place: string }>(
        `select distinct coalesce(host(a.client_addr), 'the database server') as place
         from pg_locks l join pg_stat_activity a on a.pid = l.pid
         where l.locktype = 'advisory' and l.granted and l.objsubid = 1 and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
        [advisoryLock],
      );
      const places = holders.map(({ place }) => place).join(", ");
      throw new OperatorError(
        `The site is running on this database (${places || "somewhere"}); stop every copy first, then restore.`,
      );
    }
    return await work();
  } finally {
    await client.end();
  }
}
