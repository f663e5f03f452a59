import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../../../src/server-context/operator-error.ts";
import { checkTables } from "../check-tables.ts";
import { prepareDirectory, unlessFull } from "../data-directory.ts";
import type { InTransaction } from "../migrate.ts";
import { fillReserve, releaseReserve } from "./disk-reserve.ts";
import { prepareEmbeddedDirectory } from "./embedded-directory.ts";
import { syncTree } from "./sync-files.ts";
import { ThreadedDatabase } from "./threaded-database.ts";

/** For error messages only; the lock itself is the kernel's. */
type LockOwner = { pid: number; host: string; startedAt: string; command: string };

export type DirectoryLock = {
  wasAbandoned: boolean;
  release(): void;
};

function directoryInUse(directory: string, owner: LockOwner | undefined): OperatorError {
  const who = owner
    ? `process ${owner.pid} (${owner.command}) on ${owner.host}, running since ${owner.startedAt}`
    : "another process";
  return new OperatorError(
    `The database in ${directory} is in use by ${who}; stop that process first, then try again.`,
  );
}

const lockFile = (directory: string) => path.join(directory, "database.lock");
const lockInfoFile = (directory: string) => path.join(directory, "database.lock.json");

function readLockOwner(directory: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(lockInfoFile(directory), "utf8"));
    return typeof value === "object" && value !== null && "pid" in value ? (value as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

function ownCommand(): string {
  const script = process.argv[1];
  return ["node", ...(script ? [path.relative(process.cwd(), script)] : []), ...process.argv.slice(2, 3)].join(" ");
}

function acquireKernelLock(directory: string): DatabaseSync | undefined {
  // SQLite only serves as a portable exclusive file lock: the kernel releases it when the process ends, so none is stale.
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(lockFile(directory), { timeout: 0 });
    // An on-disk journal would prevent a start on a full disk.
    handle.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return handle;
  } catch (error) {
    handle?.close();
    const locked = error instanceof Error && "errcode" in error && error.errcode === 5;
    if (locked) return undefined;
    throw new OperatorError(
      `The directory ${directory} cannot be locked (${(error as Error).message}); DATA_DIR must be on a disk that this user can write to and that supports file locks.`,
    );
  }
}

/**
 * Locks a data directory for this process; abandoned locks do not count.
 * @throws OperatorError at once when another process, or this one, holds it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const handle = acquireKernelLock(directory);
  if (!handle) {
    // A concurrent winner may not have written its name yet.
    for (let attempt = 0; attempt < 10 && !readLockOwner(directory); attempt++) await sleep(20);
    throw directoryInUse(directory, readLockOwner(directory));
  }
  const wasAbandoned = existsSync(lockInfoFile(directory));
  const lockOwner: LockOwner = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    command: ownCommand(),
  };
  try {
    unlessFull(() => writeFileSync(lockInfoFile(directory), `${JSON.stringify(lockOwner, null, 2)}\n`));
  } catch (error) {
    handle.close();
    throw new OperatorError(
      `The directory ${directory} cannot be locked (${(error as Error).message}); remove what is in the way, or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
  let released = false;
  return {
    wasAbandoned,
    release() {
      if (released) return;
      released = true;
      // Before the unlock: afterwards the file may be the next owner's.
      rmSync(lockInfoFile(directory), { force: true });
      handle.close();
    },
  };
}

export type EmbeddedDatabase = {
  pglite: ThreadedDatabase;
  inTransaction: InTransaction;
  close(): Promise<void>;
};

const reasonOf = ({ message }: Error): string =>
  /Aborted|failed to initialize|unreachable|RuntimeError/.test(message) ? "its files are damaged" : message;

async function open(
  pglite: ThreadedDatabase,
  dataDir: string,
  directory: string,
  lock: DirectoryLock,
): Promise<EmbeddedDatabase> {
  try {
    await pglite.waitReady.catch(async (error: Error) => {
      await pglite.close().catch(() => undefined);
      throw new OperatorError(
        `The database in ${directory} cannot be opened (${reasonOf(error)}); restore a backup, or move the directory away to begin with an empty one.`,
        { cause: error },
      );
    });
    await checkTables(pglite, directory).catch(async (error: unknown) => {
      await pglite.close().catch(() => undefined);
      throw error;
    });
    await fillReserve(dataDir);
    return {
      pglite,
      inTransaction: (work) =>
        pglite.transaction((transaction) =>
          work({
            script: (sql) => transaction.exec(sql),
            rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
              (await transaction.query<Row>(sql, parameters)).rows,
          }),
        ),
      async close() {
        try {
          await releaseReserve(dataDir);
          await pglite.close();
          await fillReserve(dataDir);
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens `dataDir`/database, created at first, and locks it until it is closed.
 * @throws OperatorError when it is in use, unusable or damaged
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await prepareDirectory(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const directory = await prepareEmbeddedDirectory(dataDir);
    // Recovery trusts what it reads, so unsynced writes of the killed process go to the disk first.
    if (lock.wasAbandoned) syncTree(directory);
    await releaseReserve(dataDir);
    return await open(new ThreadedDatabase(directory), dataDir, directory, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}
