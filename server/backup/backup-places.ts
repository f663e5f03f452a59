import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { FileStore, StoredFile } from "../../src/server-context/media-store.ts";
import { openStoreAt } from "../media/open-media.ts";

/** The backup gets its name only when it is complete. */
export type BackupTarget = {
  /** For people; contains no secret. */
  name: string;
  write: (content: AsyncIterable<Uint8Array>) => Promise<void>;
};

export type BackupSource = { name: string; read: () => Promise<AsyncIterable<Uint8Array>> };

const backupPattern = /^site-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.gz(?:\.age)?$/;

export const backupName = (at: Date, isEncrypted: boolean): string =>
  `site-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz${isEncrypted ? ".age" : ""}`;

/** @throws OperatorError when the file cannot be written */
export const fileTarget = (file: string): BackupTarget => ({
  name: file,
  async write(content) {
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true }).catch((error: Error) => {
      throw new OperatorError(`The folder ${folder} cannot be created: ${error.message}`);
    });
    const unfinished = `${file}.unfinished`;
    try {
      const handle = await open(unfinished, "w", 0o600).catch((error: Error) => {
        throw new OperatorError(`${file} cannot be written: ${error.message}`);
      });
      await handle.close();
      await pipeline(content, createWriteStream(unfinished, { flush: true }));
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
  },
});

export const fileSource = (file: string): BackupSource => ({
  name: file,
  async read() {
    await access(file).catch(() => {
      throw new OperatorError(`There is no file ${file}.`);
    });
    return createReadStream(file);
  },
});

export const storeTarget = (store: FileStore, name: string): BackupTarget => ({
  name,
  write: (content) => store.put(name, content),
});

export const storeSource = (store: FileStore, file: Pick<StoredFile, "name" | "version">): BackupSource => ({
  name: file.name,
  async read() {
    const content = await store.get(file);
    if (!content) throw new OperatorError(`${file.name} no longer exists.`);
    return content;
  },
});

export type ListedBackup = StoredFile & { at: Date };

/** The backups of a store, newest first; ignores other files. */
export async function listBackups(store: FileStore): Promise<ListedBackup[]> {
  const backups: ListedBackup[] = [];
  for await (const file of store.list()) {
    const time = backupPattern.exec(file.name)?.[1];
    if (time) backups.push({ ...file, at: new Date(time.replace(/T(\d\d)-(\d\d)-/, "T$1:$2:")) });
  }
  return backups.sort((a, b) => b.at.getTime() - a.at.getTime());
}

export const openBackups = (url: string, dataDir: string): Promise<FileStore> =>
  openStoreAt(url, "BACKUP_URL", path.join(dataDir, "incoming"));

/** The file named by an s3:// URL, or the newest backup in its folder. @throws OperatorError when there is none */
export async function findBackup(url: string, dataDir: string): Promise<BackupSource> {
  const [address = "", query = ""] = url.split(/(?=\?)/);
  const file = path.posix.basename(address);
  const isFile = backupPattern.test(file);
  const store = await openBackups(isFile ? address.slice(0, -file.length) + query : url, dataDir);
  const backups = await listBackups(store);
  const backup = isFile ? backups.find(({ name }) => name === file) : backups[0];
  if (!backup) throw new OperatorError(isFile ? `There is no backup ${file}.` : "There is no backup at this place.");
  return storeSource(store, backup);
}
