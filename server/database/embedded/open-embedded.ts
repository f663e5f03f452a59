import { OperatorError } from "../../../src/server-context/operator-error.ts";
import { checkTables } from "../check-tables.ts";
import { prepareDirectory } from "../data-directory.ts";
import type { InTransaction } from "../migrate.ts";
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts";
import { fillReserve, releaseReserve } from "./disk-reserve.ts";
import { prepareEmbeddedDirectory } from "./embedded-directory.ts";
import { syncTree } from "./sync-files.ts";
import { ThreadedDatabase } from "./threaded-database.ts";

export type EmbeddedDatabase = {
  pglite: ThreadedDatabase;
  inTransaction: InTransaction;
  close(): Promise<void>;
};

/** What the engine says of files that it cannot start from tells a person nothing. */
const reasonOf = ({ message }: Error): string =>
  /Aborted|failed to initialize|unreachable|RuntimeError/.test(message) ? "its files are damaged" : message;

async function open(
  pglite: ThreadedDatabase,
  dataDir: string,
  directory: string,
  lock: DirectoryLock,
): Promise<EmbeddedDatabase> {
  try {
    await pglite.waitReady.catch(async (error: Error) => {
      await pglite.close().catch(() => undefined);
      throw new OperatorError(
        `The database in ${directory} cannot be opened (${reasonOf(error)}); restore a backup, or move the directory away to begin with an empty one.`,
        { cause: error },
      );
    });
    await checkTables(pglite, directory).catch(async (error: unknown) => {
      await pglite.close().catch(() => undefined);
      throw error;
    });
    await fillReserve(dataDir);
    return {
      pglite,
      inTransaction: (work) =>
        pglite.transaction((transaction) =>
          work({
            script: (sql) => transaction.exec(sql),
            rows: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
              (await transaction.query<Row>(sql, parameters)).rows,
          }),
        ),
      async close() {
        try {
          await releaseReserve(dataDir);
          await pglite.close();
          await fillReserve(dataDir);
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

/**
 * Opens the embedded PostgreSQL in `dataDir`/database, creating it the first time, and locks the directory until it is closed.
 * @throws OperatorError when another process has it open, it cannot be used, or the database in it is damaged.
 */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await prepareDirectory(dataDir);
  const lock = await lockDirectory(dataDir);
  try {
    const directory = await prepareEmbeddedDirectory(dataDir);
    // Recovery trusts what it reads, so what the killed process left to the operating system goes to the disk first.
    if (lock.wasAbandoned) syncTree(directory);
    await releaseReserve(dataDir);
    return await open(new ThreadedDatabase(directory), dataDir, directory, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}
