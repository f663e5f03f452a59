import { randomUUID } from "node:crypto";
import { chmod, lstat, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "../../src/server-context/error-messages.ts";

/** Node's recursive mkdir never returns below file systems such as /proc, which forbid new entries. */
async function createDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const exists = await stat(directory).catch(() => undefined);
    if (exists?.isDirectory()) return;
    const parent = path.dirname(directory);
    const parentExists = await stat(parent).catch(() => undefined);
    if (code !== "ENOENT" || parentExists || parent === directory) throw error;
    await createDirectory(parent);
    await mkdir(directory, { mode: 0o700 });
  }
}

/** Writes one byte to a temporary file and fsyncs it. @throws the file system's error */
export async function probeWrite(directory: string): Promise<void> {
  const file = path.join(directory, `write-probe-${randomUUID()}.tmp`);
  try {
    const handle = await open(file, "wx", 0o600);
    try {
      await handle.write("1");
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}

/** @returns whether others had rights on it; a file of another account is left alone */
async function makePrivate(file: string): Promise<boolean> {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats || stats.isSymbolicLink() || (stats.mode & 0o077) === 0) return false;
  const mode = stats.isDirectory() ? 0o700 : 0o600;
  return chmod(file, mode).then(
    () => true,
    () => false,
  );
}

/** Removes the access of all other accounts of the machine to DATA_DIR and its contents. @returns the number of files and folders changed */
export async function makeTreePrivate(directory: string): Promise<number> {
  const hasChanged = await makePrivate(directory);
  const entries = await readdir(directory, { withFileTypes: true }).catch(() => []);
  const counts = await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(directory, entry.name);
      return entry.isDirectory() ? makeTreePrivate(file) : Number(await makePrivate(file));
    }),
  );
  return counts.reduce((total, count) => total + count, Number(hasChanged));
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

/** Runs optional work, ignoring a full disk. @throws any other error */
export function unlessFull(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** Creates the directory if needed. A full disk is accepted. @throws OperatorError when it is not writable otherwise */
export async function prepareDirectory(directory: string, variable = "DATA_DIR"): Promise<void> {
  try {
    await createDirectory(directory);
    await probeWrite(directory).catch((error: unknown) => {
      if (!isFull(error)) throw error;
    });
  } catch (error) {
    throw new OperatorError(
      `The directory ${directory} cannot be used (${(error as Error).message}); set ${variable} to a directory on a disk that this user can write to.`,
      { cause: error },
    );
  }
}
