import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const prefix = "site-tests-";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What is another user's, or still being written, stays for a later run. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  } catch {
    // Not worth failing for.
  }
}

/** Removes what runs left that were killed. */
export function removeStaleFolders(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (pid > 0 && !isRunning(pid)) remove(path.join(parent, name));
  }
}

function parentFolder(): string {
  const folder = "/dev/shm";
  const requiredBytes = 6 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > requiredBytes && process.availableMemory() > requiredBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}

let ownFolder: string | undefined;

/**
 * This process's folder for the tests' temporary files, removed when it ends: in memory where there is enough, because
 * copying a database on a disk takes ten times the CPU time.
 */
export function folderOfTests(): string {
  if (ownFolder) return ownFolder;
  const parent = parentFolder();
  removeStaleFolders(parent);
  const folder = path.join(parent, `${prefix}${process.pid}`);
  // Unlike `mkdtemp`, so that the account of PostgreSQL can open folders in it.
  mkdirSync(folder, { recursive: true });
  process.on("exit", () => remove(folder));
  ownFolder = folder;
  return folder;
}
