import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** Removes the files of a folder that no one has written to since `before`; a folder that is not there has none. */
export async function purgeOldFiles(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && found.mtime < before) await rm(file, { force: true });
  }
}
