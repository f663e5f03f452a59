import { open, rm, stat } from "node:fs/promises";
import path from "node:path";
import { freeDisk } from "../free-disk.ts";

/** Bytes that PostgreSQL can need to start after a crash and to stop, with room for the file systems of small disks. */
const reservedBytes = 8 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024);

const reserveFile = (dataDir: string) => path.join(dataDir, "database.reserve");

/** Gives the space that was set aside to the database when the disk has none, so that it can start and stop. */
export async function releaseReserve(dataDir: string): Promise<void> {
  const { freeBytes } = await freeDisk(dataDir);
  if (freeBytes < reservedBytes) await rm(reserveFile(dataDir), { force: true });
}

/** Sets space aside for a disk that is full one day, as much as there is. Never fails: a site works without it. */
export async function fillReserve(dataDir: string): Promise<void> {
  try {
    const file = reserveFile(dataDir);
    const known = await stat(file).catch(() => undefined);
    if (known && known.size >= reservedBytes) return;
    const handle = await open(file, "a", 0o600);
    try {
      for (let size = known?.size ?? 0; size < reservedBytes; size += chunk.length) await handle.write(chunk);
    } finally {
      await handle.close();
    }
  } catch {
    // What fits is set aside.
  }
}
