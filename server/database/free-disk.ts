import { statfs } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { DiskSpace } from "../../src/lib/process/disk-space.ts";
import { probeWrite } from "./data-directory.ts";

/** Milliseconds a result is reused, so that frequent health checks cost nothing. */
const reusedForMs = 3_000;
/** Milliseconds after which a pending write counts as a failure. */
const timeoutMs = 2_000;

/** Whether the disk is writable; tested at most once in three seconds and never concurrently. */
export function createDiskProbe(
  directory: string,
  probe: (directory: string) => Promise<void> = probeWrite,
  now = Date.now,
): () => Promise<boolean> {
  let pendingWrite: Promise<boolean> | undefined;
  let last: { at: number; writable: boolean } | undefined;

  async function write(): Promise<boolean> {
    const writable = await probe(directory).then(
      () => true,
      () => false,
    );
    last = { at: now(), writable };
    pendingWrite = undefined;
    return writable;
  }

  return async () => {
    if (last && now() - last.at < reusedForMs) return last.writable;
    pendingWrite ??= write();
    return Promise.race([pendingWrite, pause(timeoutMs, false, { ref: false })]);
  };
}

/** For this user: without the blocks reserved for root. */
export async function freeDisk(directory: string): Promise<DiskSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(directory);
  return { freeBytes: bavail * bsize, totalBytes: (blocks - bfree + bavail) * bsize };
}
