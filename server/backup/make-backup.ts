import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { dayMs } from "../../src/lib/time/durations.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { FileStore, StoredFile } from "../../src/server-context/media-store.ts";
import { observeChunks } from "../media/chunks.ts";
import type { BackupTarget } from "./backup-places.ts";
import { encrypt } from "./encryption.ts";
import { keysFolder, type Manifest, mediaFolder } from "./manifest.ts";
import { isUnchanged, listMigrations, listTables, readRows, snapshotXmin } from "./tables.ts";

const scratchPrefix = "backing-up-";

export type BackupParts = {
  db: Db;
  dataDir: string;
  media: FileStore;
  target: BackupTarget;
  recipient?: string;
  signal?: AbortSignal;
};

export type BackupResult = { manifest: Manifest; bytes: number; sha256: string };

async function dumpTable(db: Db, folder: string, name: string, signal?: AbortSignal): Promise<number> {
  let rows = 0;
  const lines = async function* () {
    for await (const row of readRows(db, name)) {
      signal?.throwIfAborted();
      rows++;
      yield `${row}\n`;
    }
  };
  await pipeline(lines, createWriteStream(path.join(folder, name)));
  return rows;
}

/**
 * Every table as JSON Lines, from one point in time. The embedded database runs nothing else during a transaction, so the
 * tables are read before it, and in it only those that have changed since.
 */
async function dumpTables(
  db: Db,
  folder: string,
  signal?: AbortSignal,
): Promise<Pick<Manifest, "tables" | "migrations">> {
  const xmin = await snapshotXmin(db);
  const read = new Map<string, number>();
  for (const name of await listTables(db)) read.set(name, await dumpTable(db, folder, name, signal));
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const tables: Manifest["tables"] = [];
      for (const name of await listTables(trx)) {
        const previousRows = read.get(name);
        const isCurrent = previousRows !== undefined && (await isUnchanged(trx, name, previousRows, xmin));
        tables.push({ name, rows: isCurrent ? previousRows : await dumpTable(trx, folder, name, signal) });
      }
      return { tables, migrations: await listMigrations(trx) };
    });
}

async function listKeys(dataDir: string): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, keysFolder), { withFileTypes: true }).catch(() => []);
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort();
}

async function listMedia(media: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of media.list()) files.push(file);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Entry = { name: string; size: number; modified: Date };

async function addEntry(
  archive: Pack,
  { name, size, modified }: Entry,
  content: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
) {
  const header = { name, size, mtime: modified, mode: 0o600 };
  if (size === 0) archive.entry(header, "");
  else await pipeline(content, archive.entry(header), { signal });
}

/** Reads exactly the file's current length, even if it grows meanwhile. */
async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size, mtime } = await stat(file);
  await addEntry(archive, { name, size, modified: mtime }, createReadStream(file, { end: Math.max(size - 1, 0) }));
}

async function addMedia(archive: Pack, media: FileStore, file: StoredFile, signal?: AbortSignal): Promise<void> {
  const content = await media.get(file);
  if (content) {
    return addEntry(
      archive,
      { name: `${mediaFolder}/${file.name}`, size: file.bytes, modified: file.modified },
      content,
      signal,
    );
  }
  // Replaced meanwhile: use the new version. Erased: skip it.
  const current = await media.stat(file.name);
  if (current && current.version !== file.version) await addMedia(archive, media, current, signal);
}

/**
 * Streams database, media and keys beside a running site; only table rows are spooled to local disk.
 * @throws OperatorError when the target cannot be written
 */
export async function makeBackup({
  db,
  dataDir,
  media,
  target,
  recipient,
  signal,
}: BackupParts): Promise<BackupResult> {
  await mkdir(dataDir, { recursive: true });
  const scratch = await mkdtemp(path.join(dataDir, scratchPrefix));
  try {
    const tables = await dumpTables(db, scratch, signal);
    // After the database, so that every file a row names is included.
    const [keys, files] = await Promise.all([listKeys(dataDir), listMedia(media)]);
    const total = keys.length + files.length;
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...tables, files: total };
    const archive = pack();
    const writeEntries = async () => {
      const text = Buffer.from(JSON.stringify(manifest, null, 2));
      const manifestEntry = { name: "manifest.json", size: text.length, modified: new Date() };
      await addEntry(archive, manifestEntry, Readable.from([text]));
      for (const { name } of tables.tables) {
        await addFile(archive, `database/${name}.ndjson`, path.join(scratch, name));
      }
      for (const name of keys) await addFile(archive, `${keysFolder}/${name}`, path.join(dataDir, keysFolder, name));
      for (const file of files) await addMedia(archive, media, file, signal);
      archive.finalize();
    };
    const gzip = createGzip({ level: 6 });
    const packed = pipeline(archive, gzip);
    const abort = (error: Error) => {
      archive.destroy(error);
      throw error;
    };
    const writing = writeEntries().catch(abort);
    let bytes = 0;
    const hash = createHash("sha256");
    const content = observeChunks(recipient ? await encrypt(gzip, recipient) : gzip, (chunk) => {
      bytes += chunk.length;
      hash.update(chunk);
    });
    const results = await Promise.allSettled([writing, packed, target.write(content).catch(abort)]);
    for (const result of results.toReversed()) if (result.status === "rejected") throw result.reason;
    return { manifest, bytes, sha256: hash.digest("hex") };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Deletes the rows that a killed backup has left on disk, where no erasure reaches them. */
export async function purgeAbandonedBackups(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(scratchPrefix) || (await stat(folder)).mtimeMs > now.getTime() - dayMs) continue;
    await rm(folder, { recursive: true, force: true });
  }
}
