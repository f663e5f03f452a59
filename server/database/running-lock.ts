import { Client } from "pg";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { closeWhenSilent, reconnect } from "./connection-check.ts";
import { type Connections, unusableServerError } from "./postgres.ts";

type LockTarget = { databaseUrl?: string; connections?: Connections };

const advisoryLock = 7_301_944_212;

/** The server behind a pooler, whose connections change with each transaction. */
const lockUrl = ({ databaseUrl, connections }: LockTarget): string | undefined =>
  databaseUrl && (connections?.listenUrl ?? databaseUrl);

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: "chartroom lock",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw unusableServerError(databaseUrl, error);
  }
  return client;
}

class RestoreRunningError extends OperatorError {
  constructor() {
    super("A backup is being restored into this database; start the site when that has ended.");
  }
}

const connectionEnd = (client: Client): Promise<void> => new Promise((resolve) => client.once("end", () => resolve()));

/**
 * Marks the database as in use by a running replica until the returned function is called. The connection holds the lock;
 * no-op for the embedded database. @throws OperatorError during a restore, or when the server cannot be used
 * @param onRestore called when the connection was lost and a restore has begun since; the site must end
 */
export async function holdRunningLock(
  target: LockTarget,
  onRestore: (error: Error) => void,
  checkEveryMs?: number,
): Promise<() => Promise<void>> {
  const databaseUrl = lockUrl(target);
  if (!databaseUrl) return async () => undefined;
  const stopped = new AbortController();

  async function acquire(url: string): Promise<Client> {
    const client = await connect(url);
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock_shared($1) as locked", [
      advisoryLock,
    ]);
    if (rows[0]?.locked) {
      closeWhenSilent(client, checkEveryMs);
      return client;
    }
    await client.end();
    throw new RestoreRunningError();
  }

  let current = await acquire(databaseUrl);
  async function follow(url: string): Promise<void> {
    while (!stopped.signal.aborted) {
      await connectionEnd(current);
      await reconnect(async () => {
        current = await acquire(url).catch((error: Error) => {
          if (error instanceof RestoreRunningError) onRestore(error);
          throw error;
        });
        if (stopped.signal.aborted) await current.end();
      }, stopped.signal);
    }
  }
  void follow(databaseUrl);
  return async () => {
    stopped.abort();
    await current.end().catch(() => undefined);
  };
}

/** Runs `work` while no replica runs or can start. @throws OperatorError when one runs, with where */
export async function withoutRunningSite<Result>(target: LockTarget, work: () => Promise<Result>): Promise<Result> {
  const databaseUrl = lockUrl(target);
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
      const hosts = holders.map(({ place }) => place).join(", ");
      throw new OperatorError(
        `The site is running on this database (${hosts || "somewhere"}); stop every replica first, then restore.`,
      );
    }
    return await work();
  } finally {
    await client.end();
  }
}
