import {
  close,
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsync,
  fsyncSync,
  open,
  openSync,
  type PathLike,
  readdirSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const openFile = promisify(open);
const closeFile = promisify(close);
const forceData = promisify(fdatasync);
const forceAll = promisify(fsync);

export type Paths = { files: string[]; directories: string[] };

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function force(file: PathLike, sync: (descriptor: number) => Promise<void>): Promise<void> {
  let descriptor: number;
  try {
    descriptor = await openFile(file, "r");
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  try {
    await sync(descriptor);
  } finally {
    await closeFile(descriptor);
  }
}

function forceNow(file: PathLike, sync: (descriptor: number) => void): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, "r");
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  try {
    sync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export async function syncPaths({ files, directories }: Paths): Promise<void> {
  for (const file of files) await force(file, forceData);
  for (const directory of directories) await force(directory, forceAll);
}

export function syncPathsNow({ files, directories }: Paths): void {
  for (const file of files) forceNow(file, fdatasyncSync);
  for (const directory of directories) forceNow(directory, fsyncSync);
}

export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) syncTree(file);
    else if (entry.isFile()) forceNow(file, fdatasyncSync);
  }
  forceNow(directory, fsyncSync);
}
