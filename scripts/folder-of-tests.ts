import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * Folder for the tests' temporary files: in memory where there is enough, because copying a database on a disk takes
 * ten times the CPU time.
 */
export function folderOfTests(): string {
  const folder = "/dev/shm";
  const requiredBytes = 6 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > requiredBytes && process.availableMemory() > requiredBytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
