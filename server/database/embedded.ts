import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGlite, types } from "@electric-sql/pglite";
import { DatabaseProblem } from "./database-problem.ts";
import { lockDirectory } from "./directory-lock.ts";
import { DurableFileSystem } from "./durable-file-system.ts";
import { DurablePGlite } from "./durable-pglite.ts";
import type { InTransaction } from "./migrate.ts";

/** Once one of them was used in a database it has to be passed at every start, so all are, always. */
const extensions = { pg_trgm, btree_gist, unaccent };

/** Everything lies in memory after the first touch, so an index lookup costs hardly more than the next page of a scan. */
const settings = ["-c", "random_page_cost=1.1", "-c", "jit=off"];

const unfinishedPrefix = "database.unfinished-";

export type EmbeddedDatabase = {
  pglite: PGlite;
  inTransaction: InTransaction;
  close(): Promise<void>;
};

async function exists(file: string): Promise<boolean> {
  return access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function startPGlite(directory: string): Promise<DurablePGlite> {
  const pglite = new DurablePGlite(new DurableFileSystem(directory), {
    extensions,
    startParams: [...PGlite.defaultStartParams, ...settings],
    // Same as the PostgreSQL driver: identifiers and counts are numbers, exact up to 2^53.
    parsers: { [types.INT8]: Number },
  });
  await pglite.waitReady;
  return pglite;
}

/** A kill during the first initialisation leaves only a directory that the next start sweeps away. */
async function initialise(dataDir: string, directory: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(unfinishedPrefix)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
  if (await exists(directory)) return;
  const unfinished = path.join(dataDir, `${unfinishedPrefix}${process.pid}`);
  await mkdir(unfinished);
  const pglite = await startPGlite(unfinished);
  await pglite.close();
  await rename(unfinished, directory);
  await syncDirectory(dataDir);
}

/**
 * Opens the embedded PostgreSQL in `dataDir`/database, creating it the first time, and keeps the directory locked until
 * it is closed.
 * @throws DirectoryInUse when another process has it open; DatabaseProblem when the directory cannot be used.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new DatabaseProblem(`The directory ${dataDir} cannot be created (${error.message}); set DATA_DIR to one that can.`);
  });
  const lock = await lockDirectory(dataDir);
  try {
    const directory = path.join(dataDir, "database");
    await initialise(dataDir, directory);
    const pglite = await startPGlite(directory);
    return {
      pglite,
      inTransaction: (work) =>
        pglite.transaction((transaction) =>
          work({
            script: async (sql) => {
              await transaction.exec(sql);
            },
            rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
              (await transaction.query<Row>(sql, [...parameters])).rows,
          }),
        ),
      async close() {
        try {
          await pglite.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
