import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/** Where tests keep their folders: in memory where there is plenty. On a disk, a copied database takes ten times as much of a processor. */
export function folderOfTests(): string {
  const folder = "/dev/shm";
  const needed = 6 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > needed && process.availableMemory() > needed ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
