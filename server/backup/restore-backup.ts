import { access, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql, type Transaction } from "kysely";
import type { Db, Schema } from "../../src/server-context/db.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";
import { readSecretFile, secretFile } from "../site-secret.ts";
import { type BackupSource, backupName, fileTarget } from "./backup-places.ts";
import { makeBackup } from "./make-backup.ts";
import { keysFolder, type Manifest, mediaFolder } from "./manifest.ts";
import { readTable, unpackBackup } from "./read-backup.ts";
import { advanceSequences, listMigrations, listTables, writableColumns, writeRows } from "./tables.ts";

export type RestoreParts = {
  db: Db;
  dataDir: string;
  media: MediaStore;
  source: BackupSource;
  /** Secret age key of an encrypted backup. */
  identity?: string;
  /** Public age key for the backup of the current state. */
  recipient?: string;
};

const rowsPerBatch = 200;
const charactersPerBatch = 1024 * 1024;

async function fillTable(trx: Transaction<Schema>, table: string, folder: string): Promise<number> {
  const tableColumns = await writableColumns(trx, table);
  let columns: string[] | undefined;
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  const flush = async () => {
    if (batch.length > 0 && columns) await writeRows(trx, table, columns, batch);
    batch = [];
    characters = 0;
  };
  for await (const line of readTable(folder, table)) {
    if (!columns) {
      // All rows of a table have the columns of its first one.
      const firstRow = JSON.parse(line) as Record<string, unknown>;
      columns = tableColumns.filter((column) => Object.hasOwn(firstRow, column));
    }
    batch.push(line);
    characters += line.length;
    rows++;
    if (batch.length >= rowsPerBatch || characters >= charactersPerBatch) await flush();
  }
  await flush();
  return rows;
}

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
    // The backup already contains the effects of triggers.
    for (const name of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx);
    for (const name of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const { name, rows } of manifest.tables) {
      if (!tables.includes(name))
        throw new OperatorError(`The backup contains the table ${name}, which this program does not have.`);
      const restoredRows = await fillTable(trx, name, folder);
      if (restoredRows !== rows)
        throw new OperatorError(`The backup is damaged: ${name} has ${restoredRows} rows where ${rows} should be.`);
      await advanceSequences(trx, name);
    }
    for (const name of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx);
    // For backups that are older than this table.
    await sql`select refresh_all_people()`.execute(trx);
    await sql`select pg_notify('content_changed', noun) from content_revision`.execute(trx);
  });
}

/** Whether the backup has a usable secret; a weak one must not replace a good one. */
async function containsSecret(source: string, folder: string): Promise<boolean> {
  const file = secretFile(folder);
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (!exists) return false;
  await readSecretFile(file).catch((error: Error) => {
    throw new OperatorError(
      `${source} holds a secret that is too weak or damaged, so that anyone could forge links and sessions; restore another backup.`,
      { cause: error },
    );
  });
  return true;
}

async function isEmptyInstallation(db: Db, media: MediaStore): Promise<boolean> {
  for await (const _ of media.list()) return false;
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from blog_articles) and not exists (select from blog) and not exists (select from auth_users)
      and not exists (select from leads) as empty`.execute(db);
  return rows[0]?.empty ?? false;
}

async function backUpCurrentState({ db, dataDir, media, recipient }: RestoreParts): Promise<string | undefined> {
  if (await isEmptyInstallation(db, media)) return undefined;
  const name = backupName(new Date(), recipient !== undefined).replace(/^site-/, "before-restore-");
  const file = path.join(dataDir, name);
  await makeBackup({ db, dataDir, media, target: fileTarget(file), recipient });
  return file;
}

async function replaceKeys(dataDir: string, folder: string): Promise<void> {
  const [target, replacedKeys] = [path.join(dataDir, keysFolder), path.join(folder, "old-keys")];
  await rename(target, replacedKeys).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(path.join(folder, keysFolder), target);
}

/**
 * Restores database, media and keys, after backing up the current state to the file `previousState`; changes nothing
 * when the backup is damaged. Keys stay if the backup has none (secret from the environment). @throws OperatorError
 * with one sentence
 */
export async function restoreBackup(
  parts: RestoreParts,
): Promise<{ manifest: Manifest; previousState: string | undefined }> {
  const { db, dataDir, media, source, identity } = parts;
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(dataDir, "restoring-"));
  try {
    const manifest = await unpackBackup(source, folder, identity);
    const hasSecret = await containsSecret(source.name, folder);
    await mkdir(path.join(folder, mediaFolder), { recursive: true, mode: 0o700 });
    const previousState = await backUpCurrentState(parts);
    await fillDatabase(db, folder, manifest).catch(async (error: unknown) => {
      if (previousState) await rm(previousState, { force: true });
      throw error;
    });
    await media.replaceWith(path.join(folder, mediaFolder));
    if (hasSecret) await replaceKeys(dataDir, folder);
    await rm(path.join(dataDir, "cache"), { recursive: true, force: true });
    return { manifest, previousState };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
