import * as fs from "node:fs/promises";
import path from "node:path";
import { freeDisk } from "../free-disk.ts";

/** Enough for PostgreSQL to recover after a crash and to stop, yet small enough for small disks. */
const reservedBytes = 8 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024);

const reserveFile = (dataDir: string) => path.join(dataDir, "database.reserve");

/** Frees the reserve when the disk is full, so that the database can start and stop. */
export async function releaseReserve(dataDir: string): Promise<void> {
  const { freeBytes } = await freeDisk(dataDir);
  if (freeBytes < reservedBytes) await fs.rm(reserveFile(dataDir), { force: true });
}

/** Reserves disk space, as much as there is. Never fails: a site works without it. */
export async function fillReserve(dataDir: string): Promise<void> {
  try {
    const file = reserveFile(dataDir);
    const known = await fs.stat(file).catch(() => undefined);
    if (known && known.size >= reservedBytes) return;
    const handle = await fs.open(file, "a", 0o600);
    try {
      for (let size = known?.size ?? 0; size < reservedBytes; size += chunk.length) await handle.write(chunk);
    } finally {
      await handle.close();
    }
  } catch {}
}
