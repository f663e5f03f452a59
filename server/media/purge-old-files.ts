import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Removes files not modified since `before`; a missing folder is empty. */
export async function purgeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => undefined);
    if (stats?.isFile() && stats.mtime < before) await rm(file, { force: true });
  }
}
