import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { sql, type Transaction } from "kysely";
import { extract } from "tar-stream";
import type { Db } from "../../src/request/db.ts";
import type { Schema } from "../../src/request/schema.server.ts";
import { OperatorError } from "../operator-error.ts";
import { readSecretFile, secretFile } from "../site-secret.ts";
import { backedUpFolders, type Manifest, manifestSchema } from "./manifest.ts";
import { advanceCounters, listMigrations, listTables, writableColumns, writeRows } from "./tables.ts";

const isBackedUp = (name: string) =>
  name === "manifest.json" || [...backedUpFolders, "database"].some((folder) => name.startsWith(`${folder}/`));

/** Unpacks a backup into a folder of its own; nothing in it can name a place outside. */
async function unpack(file: string, folder: string): Promise<void> {
  const archive = extract();
  const unpacking = (async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      const target = path.resolve(folder, name);
      if (type !== "file" || !isBackedUp(name) || !target.startsWith(`${folder}${path.sep}`)) {
        throw new OperatorError(`${file} holds ${name}, which no backup of this program has.`);
      }
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
    }
  })();
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), unpacking]);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, "manifest.json"), "utf8").catch(() => {
    throw new OperatorError(`${file} is no backup of this program: it has no manifest.`);
  });
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success)
    throw new OperatorError(
      `${file} cannot be restored: ${read.error.issues[0]?.message ?? "its manifest is damaged"}.`,
    );
  return read.data;
}

const rowsABatch = 200;
const charactersABatch = 1024 * 1024;

async function fillTable(trx: Transaction<Schema>, table: string, file: string): Promise<number> {
  const known = await writableColumns(trx, table);
  let columns: string[] | undefined;
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  const flush = async () => {
    if (batch.length > 0 && columns) await writeRows(trx, table, columns, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!columns) {
      // All rows of a table were written alike, so the first one tells which columns there were.
      const first = JSON.parse(line) as Record<string, unknown>;
      columns = known.filter((column) => Object.hasOwn(first, column));
    }
    batch.push(line);
    characters += line.length;
    rows++;
    if (batch.length >= rowsABatch || characters >= charactersABatch) await flush();
  }
  await flush();
  return rows;
}

/** Replaces every row by the backup's, or changes nothing. */
async function fillDatabase(db: Db, folder: string, manifest: Manifest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const applied = new Set(await listMigrations(trx));
    const unknown = manifest.migrations.find((name) => !applied.has(name));
    if (unknown) {
      throw new OperatorError(
        `The backup was made by a newer version of this program (it knows ${unknown}); restore it with that one.`,
      );
    }
    const tables = await listTables(trx);
    // What triggers would do has been done once, and is in the backup.
    for (const name of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
    for (const name of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const { name, rows } of manifest.tables) {
      if (!tables.includes(name))
        throw new OperatorError(`The backup holds the table ${name}, which this program does not have.`);
      const written = await fillTable(trx, name, path.join(folder, "database", `${name}.ndjson`));
      if (written !== rows)
        throw new OperatorError(`The backup is damaged: ${name} has ${written} rows where ${rows} should be.`);
      await advanceCounters(trx, name);
    }
    for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
    await sql`select pg_notify('content_changed', noun) from content_revision`.execute(trx);
  });
}

/** A secret that no start would accept must not replace one that works. */
async function checkSecret(file: string, folder: string): Promise<void> {
  await readSecretFile(secretFile(folder)).catch((error: Error) => {
    throw new OperatorError(
      `${file} holds a secret that is too weak or damaged, so that anyone could forge links and sessions; restore another backup.`,
      { cause: error },
    );
  });
}

/**
 * Makes database, media and keys what they were when the backup was made. Nothing changes when the backup is damaged.
 * @returns what was restored
 * @throws OperatorError with one sentence
 */
export async function restoreBackup(parts: { db: Db; dataDir: string; file: string }): Promise<Manifest> {
  const { db, dataDir, file } = parts;
  await access(file).catch(() => {
    throw new OperatorError(`There is no file ${file}.`);
  });
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(dataDir, "restoring-"));
  try {
    await unpack(file, folder);
    const manifest = await readManifest(file, folder);
    await checkSecret(file, folder);
    await fillDatabase(db, folder, manifest);
    for (const kept of backedUpFolders) {
      const [target, old] = [path.join(dataDir, kept), path.join(folder, `old-${kept}`)];
      await mkdir(path.join(folder, kept), { recursive: true });
      await rename(target, old).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
      await rename(path.join(folder, kept), target);
    }
    // Drawn from what is no longer there.
    await rm(path.join(dataDir, "cache"), { recursive: true, force: true });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
