import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isMediaName, type MediaStore, type StoredFile } from "../../src/server-context/media-store.ts";
import { purgeOldFiles } from "./purge-old-files.ts";

const toStoredFile = (name: string, { size, mtime, mtimeMs }: Stats): StoredFile => ({
  name,
  bytes: size,
  modified: mtime,
  version: `${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}`,
});

const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(error.code ?? "")) return value;
    throw error;
  };

async function moveIntoPlace(file: string, target: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await mkdir(path.dirname(target), { recursive: true });
  await rename(file, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EXDEV") throw error;
    // Across disks: copy beside the target first, because only a rename is atomic.
    const sibling = path.join(path.dirname(target), `.${randomUUID()}`);
    await copyFile(file, sibling);
    await rename(sibling, target);
    await rm(file, { force: true });
  });
}

export function createFolderMedia(directory: string): MediaStore {
  const incomingDir = path.join(directory, ".incoming");

  function pathOf(name: string): string {
    if (!isMediaName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a stored file.`);
    return path.join(directory, name);
  }

  return {
    incomingDir,
    async put(name, body) {
      const target = pathOf(name);
      const temporary = path.join(incomingDir, randomUUID());
      await mkdir(incomingDir, { recursive: true });
      try {
        const handle = await open(temporary, "wx", 0o644);
        await pipeline(body instanceof Uint8Array ? [body] : body, handle.createWriteStream());
        await moveIntoPlace(temporary, target);
      } finally {
        await rm(temporary, { force: true });
      }
    },
    putFile: (name, file) => moveIntoPlace(file, pathOf(name)),
    async get({ name, version }, range) {
      const handle = await open(pathOf(name)).catch(ifMissing(undefined));
      const stats = await handle?.stat();
      if (handle && stats?.isFile() && toStoredFile(name, stats).version === version)
        return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
      await handle?.close();
      return undefined;
    },
    async stat(name) {
      const stats = await stat(pathOf(name)).catch(ifMissing(undefined));
      return stats?.isFile() ? toStoredFile(name, stats) : undefined;
    },
    async *list(folder) {
      const top = folder === undefined ? directory : pathOf(folder);
      const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
      for (const entry of entries) {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(directory, file).split(path.sep).join("/");
        if (!entry.isFile() || !isMediaName(name)) continue;
        const stats = await stat(file).catch(() => undefined);
        if (stats) yield toStoredFile(name, stats);
      }
    },
    delete: (name) => rm(pathOf(name), { force: true }),
    deleteFolder: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    purgeIncoming: (before) => purgeOldFiles(incomingDir, before),
    async replaceWith(folder) {
      const replaced = path.join(path.dirname(directory), `.old-${randomUUID()}`);
      await rename(directory, replaced).catch(ifMissing(undefined));
      await rename(folder, directory);
      await rm(replaced, { recursive: true, force: true });
    },
  };
}
