import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { OperatorError } from "../../../src/server-context/error-messages.ts";
import { isDamage } from "../../upstream/damaged-files.ts";
import { prepareDirectory, unlessFull } from "../data-directory.ts";
import { freeDisk } from "../free-disk.ts";
import type { InTransaction } from "../migrate.ts";
import { prepareEmbeddedDirectory } from "./embedded-directory.ts";
import { syncTree } from "./sync-files.ts";
import { ThreadedDatabase } from "./threaded-database.ts";

/** Enough for PostgreSQL to recover after a crash and to stop, yet small enough for small disks. */
const reservedBytes = 8 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024);

const reserveFile = (dataDir: string) => path.join(dataDir, "database.reserve");

/** Frees the reserve when the disk is full, so that the database can start and stop. */
async function releaseReserve(dataDir: string): Promise<void> {
  const { freeBytes } = await freeDisk(dataDir);
  if (freeBytes < reservedBytes) await fs.rm(reserveFile(dataDir), { force: true });
}

/** Reserves disk space, as much as there is. Never fails: a site works without it. */
async function fillReserve(dataDir: string): Promise<void> {
  try {
    const file = reserveFile(dataDir);
    const stats = await fs.stat(file).catch(() => undefined);
    if (stats && stats.size >= reservedBytes) return;
    const handle = await fs.open(file, "a", 0o600);
    try {
      for (let size = stats?.size ?? 0; size < reservedBytes; size += chunk.length) await handle.write(chunk);
    } finally {
      await handle.close();
    }
  } catch {}
}

type Connection = {
  exec(sql: string): Promise<unknown>;
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
};

type SuspectFile = { name: string; kind: "table" | "index"; key: string | null };

/**
 * Tables and indexes whose file is shorter than at the last vacuum, and empty tables whose index isn't empty. The key is
 * that of an intact unique index by which the table can be read.
 */
const suspects = `
  with short as (
    select c.oid, c.relkind from pg_class c
    where c.relkind in ('r', 'm', 't', 'i') and c.relpersistence = 'p'
      and pg_relation_size(c.oid) < c.relpages::bigint * current_setting('block_size')::bigint
  ), empty as (
    select c.oid, c.relkind from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind in ('r', 'm', 't') and c.relpersistence = 'p' and pg_relation_size(c.oid) = 0
      and pg_relation_size(i.indexrelid) > current_setting('block_size')::bigint
  )
  select s.oid::regclass::text as name, case when s.relkind = 'i' then 'index' else 'table' end as kind,
    by.key
  from (select * from short union select * from empty) s
  left join lateral (
    select i.indexrelid, (
      select string_agg(quote_ident(a.attname), ', ' order by k.place)
      from unnest(i.indkey::int2[]) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    ) as key
    from pg_index i
    where i.indrelid = s.oid and i.indisunique and i.indpred is null and i.indexprs is null
      and i.indexrelid not in (select oid from short)
    order by i.indisprimary desc limit 1
  ) by on true
  order by kind desc, name`;

const readByIndex = (table: string, key: string) => `
  begin read only;
  set local enable_seqscan = off;
  set local enable_bitmapscan = off;
  select count(place) from (select ctid as place from ${table} order by ${key} offset 0) as every_row;
  commit;`;

/**
 * Detects truncated files, which PostgreSQL reads as missing rows; costs one small query on an intact database. Short indexes are
 * rebuilt. @throws OperatorError with one sentence when rows are lost
 */
async function checkTables(database: Connection, directory: string): Promise<void> {
  let checked = "its catalogue";
  try {
    const { rows } = await database.query<SuspectFile>(suspects);
    for (const { name, kind, key } of rows) {
      checked = `${kind} ${name}`;
      if (kind === "index") await database.exec(`reindex index ${name}`);
      else if (key === null) throw new Error("its file is shorter than it was");
      else await database.exec(readByIndex(name, key));
    }
  } catch (error) {
    throw new OperatorError(
      `The database in ${directory} is damaged: ${checked} cannot be read (${(error as Error).message}); restore a backup, or move the directory away to begin with an empty one.`,
      { cause: error },
    );
  }
}

/** For error messages only; the lock itself is the kernel's. */
type LockOwner = { pid: number; host: string; startedAt: string; command: string };

export type DirectoryLock = {
  wasAbandoned: boolean;
  release(): void;
};

function directoryInUse(directory: string, owner: LockOwner | undefined): OperatorError {
  const ownerName = owner
    ? `process ${owner.pid} (${owner.command}) on ${owner.host}, running since ${owner.startedAt}`
    : "another process";
  return new OperatorError(
    `The database in ${directory} is in use by ${ownerName}; stop that process first, then try again.`,
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
    // The process that holds the lock may not have written its name yet.
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

const reasonOf = (error: Error): string => (isDamage(error) ? "its files are damaged" : error.message);

async function open(
  pglite: ThreadedDatabase,
  dataDir: string,
  directory: string,
  lock: DirectoryLock,
): Promise<EmbeddedDatabase> {
  try {
    await pglite.waitReady.catch((error: Error) => {
      throw new OperatorError(
        `The database in ${directory} cannot be opened (${reasonOf(error)}); restore a backup, or move the directory away to begin with an empty one.`,
        { cause: error },
      );
    });
    await checkTables(pglite, directory);
  } catch (error) {
    await pglite.close().catch(() => undefined);
    throw error;
  }
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
