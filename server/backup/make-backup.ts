import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import type { Db } from "../../src/request/db.ts";
import { OperatorError } from "../operator-error.ts";
import { backedUpFolders, type Manifest } from "./manifest.ts";
import { listMigrations, listTables, readRows } from "./tables.ts";

export type BackupParts = { db: Db; dataDir: string; file: string };

/** Every table as a file of one JSON object a line, all of the same moment. */
async function dumpTables(db: Db, folder: string): Promise<Pick<Manifest, "tables" | "migrations">> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      const tables: Manifest["tables"] = [];
      for (const name of await listTables(trx)) {
        let rows = 0;
        const lines = async function* () {
          for await (const row of readRows(trx, name)) {
            rows++;
            yield `${row}\n`;
          }
        };
        await pipeline(lines, createWriteStream(path.join(folder, name)));
        tables.push({ name, rows });
      }
      return { tables, migrations: await listMigrations(trx) };
    });
}

async function listFiles(dataDir: string): Promise<string[]> {
  const files: string[] = [];
  for (const folder of backedUpFolders) {
    const entries = await readdir(path.join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isFile()) files.push(path.relative(dataDir, path.join(entry.parentPath, entry.name)));
    }
  }
  return files.sort();
}

/** Adds a file as long as it is now, even if someone writes to it meanwhile. */
async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size, mtime } = await stat(file);
  const header = { name: name.split(path.sep).join("/"), size, mtime, mode: 0o600 };
  if (size === 0) archive.entry(header, "");
  else await pipeline(createReadStream(file, { end: size - 1 }), archive.entry(header));
}

/**
 * Writes everything to one file: the database at one moment, media and keys. Works beside a running site. The file gets
 * its name when it is complete and on the disk.
 * @returns what it holds
 * @throws OperatorError when the file cannot be written
 */
export async function makeBackup({ db, dataDir, file }: BackupParts): Promise<Manifest> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new OperatorError(`The folder ${folder} cannot be created: ${error.message}`);
  });
  const scratch = await mkdtemp(`${file}.tables-`).catch((error: Error) => {
    throw new OperatorError(`${file} cannot be written: ${error.message}`);
  });
  const unfinished = `${file}.unfinished`;
  try {
    const tables = await dumpTables(db, scratch);
    // After the database: whatever a row names was there before it.
    const files = await listFiles(dataDir);
    const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), ...tables, files: files.length };
    const archive = pack();
    const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 }));
    const fill = async () => {
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name: "manifest.json" }, JSON.stringify(manifest, null, 2), (error) =>
          error ? reject(error) : resolve(),
        );
      });
      for (const { name } of manifest.tables)
        await addFile(archive, `database/${name}.ndjson`, path.join(scratch, name));
      for (const name of files) await addFile(archive, name, path.join(dataDir, name));
      archive.finalize();
    };
    await Promise.all([written, fill()]);
    const handle = await open(unfinished, "r+");
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return manifest;
  } finally {
    await rm(scratch, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}
