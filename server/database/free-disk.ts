import { statfs } from "node:fs/promises";
import type { DiskSpace } from "../../src/features/overview/disk-space.ts";

/** For this user: without the blocks reserved for root. */
export async function freeDisk(directory: string): Promise<DiskSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(directory);
  return { freeBytes: bavail * bsize, totalBytes: (blocks - bfree + bavail) * bsize };
}
