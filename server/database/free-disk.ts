import { statfs } from "node:fs/promises";
import type { DiskSpace } from "../../src/features/overview/disk-space.ts";

/** The space of the disk that a directory is on, in bytes: what this user may still write, and that with what is used. */
export async function freeDisk(directory: string): Promise<DiskSpace> {
  const { bsize, blocks, bfree, bavail } = await statfs(directory);
  return { freeBytes: bavail * bsize, totalBytes: (blocks - bfree + bavail) * bsize };
}
