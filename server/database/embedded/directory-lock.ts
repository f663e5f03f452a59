import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../database-problem.ts";

/** Who holds the lock; written for people, the lock itself is the kernel's. */
export type LockHolder = { pid: number; host: string; startedAt: string; command: string };

export type DirectoryLock = {
  /** The last holder did not release it: it was killed, or the machine went down. */
  wasAbandoned: boolean;
  /** Gives the directory free; the next opener may take it at once. */
  release(): void;
};

/** The directory is open in another process; the message names it. */
export class DirectoryInUse extends DatabaseProblem {
  override name = "DirectoryInUse";
  readonly holder: LockHolder | undefined;

  constructor(directory: string, holder: LockHolder | undefined) {
    const who = holder
      ? `process ${holder.pid} (${holder.command}) on ${holder.host}, running since ${holder.startedAt}`
      : "another process";
    super(`The database in ${directory} is in use by ${who}; stop that process first, then try again.`);
    this.holder = holder;
  }
}

const lockFile = (directory: string) => path.join(directory, "database.lock");
const holderFile = (directory: string) => path.join(directory, "database.lock.json");

function readHolder(directory: string): LockHolder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(holderFile(directory), "utf8"));
    return typeof value === "object" && value !== null && "pid" in value ? (value as LockHolder) : undefined;
  } catch {
    return undefined;
  }
}

/** What a person would recognise: "node server/main.ts", not the absolute paths. */
function ownCommand(): string {
  const script = process.argv[1];
  return ["node", ...(script ? [path.relative(process.cwd(), script)] : []), ...process.argv.slice(2, 3)].join(" ");
}

/** Takes the kernel's lock, or returns undefined when somebody has it. */
function takeKernelLock(directory: string): DatabaseSync | undefined {
  // SQLite is used for one thing: its portable exclusive file lock. The kernel lets go of it the moment the process
  // ends, however it ends, so a lock can never be stale, pids can be reused, and two starters cannot both win.
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(lockFile(directory), { timeout: 0 });
    handle.exec("BEGIN EXCLUSIVE");
    return handle;
  } catch (error) {
    handle?.close();
    const locked = error instanceof Error && "errcode" in error && error.errcode === 5;
    if (locked) return undefined;
    throw new DatabaseProblem(
      `The directory ${directory} cannot be locked (${(error as Error).message}); DATA_DIR must be on a disk that this user may write to and that supports file locks.`,
    );
  }
}

/**
 * Takes the exclusive lock of a data directory for this process. A lock left behind by a process that was killed counts
 * for nothing; a live holder is named.
 * @throws DirectoryInUse at once when another process, or this one, has it open already.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const handle = takeKernelLock(directory);
  if (!handle) {
    // The winner of a simultaneous start may not have written its name yet.
    for (let attempt = 0; attempt < 10 && !readHolder(directory); attempt++) await sleep(20);
    throw new DirectoryInUse(directory, readHolder(directory));
  }
  const wasAbandoned = existsSync(holderFile(directory));
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    command: ownCommand(),
  };
  try {
    writeFileSync(holderFile(directory), `${JSON.stringify(holder, null, 2)}\n`);
  } catch (error) {
    handle.close();
    throw new DatabaseProblem(
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
      // The name goes first: after the lock is free it may already be the next holder's.
      rmSync(holderFile(directory), { force: true });
      handle.close();
    },
  };
}
