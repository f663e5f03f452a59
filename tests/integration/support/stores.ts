import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../../server/database/open-database.ts";
import { findPostgresBinaries, startPostgres } from "./postgres-cluster.ts";
import { copyPrepared } from "./prepared-data.ts";
import { type Pristine, readPristine, restorePristine } from "./pristine-database.ts";

export type StoreKind = Database["kind"];

const programs = findPostgresBinaries();
if (!programs) console.warn("PostgreSQL is not installed here: its half of these tests is left out.");

/** What the same tests run against: always the embedded database, and a PostgreSQL server where one is installed. */
export const storeKinds: StoreKind[] = programs ? ["embedded", "postgres"] : ["embedded"];

export type Store = {
  /** The options of an empty database that nobody has opened yet; `sql` follows "create database" on a server. */
  empty(sql?: string): Promise<DatabaseOptions>;
  /** A migrated database as nobody has written to it; the next test may get it again, restored. */
  open(): Promise<Database>;
  stop(): Promise<void>;
};

/** Makes any number of databases of one kind; `stop` closes and removes them all. */
export async function startStore(kind: StoreKind): Promise<Store> {
  const directory = await mkdtemp(path.join(tmpdir(), "store-"));
  const cluster = kind === "postgres" && programs ? await startPostgres(programs) : undefined;
  const opened: Database[] = [];
  let count = 0;

  async function copy(template: "empty" | "migrated"): Promise<DatabaseOptions> {
    const dataDir = path.join(directory, `data-${++count}`);
    await copyPrepared(template, dataDir);
    return { dataDir };
  }

  async function empty(sql = ""): Promise<DatabaseOptions> {
    if (!cluster) return copy("empty");
    return { dataDir: directory, databaseUrl: await cluster.createDatabase(sql) };
  }

  /** Migrated databases that earlier tests are done with. */
  const idle: Database[] = [];
  let pristine: Pristine | undefined;

  async function openNew(): Promise<Database> {
    const database = await openDatabase(cluster ? await empty() : await copy("migrated"));
    opened.push(database);
    pristine ??= await readPristine(database.db as never);
    return database;
  }

  /** What went wrong in a test may have left its database in any state. */
  async function giveBack(database: Database): Promise<void> {
    const isRestored = pristine && (await restorePristine(database.db as never, pristine).catch(() => false));
    if (isRestored) {
      idle.push(database);
      return;
    }
    opened.splice(opened.indexOf(database), 1);
    await database.close().catch(() => undefined);
  }

  return {
    empty,
    async open() {
      const database = idle.pop() ?? (await openNew());
      try {
        onTestFinished(() => giveBack(database));
      } catch {
        // A hook opened it: it lives as long as the file's tests.
      }
      // Another object over the same connections, so that no feature remembers what it read for an earlier test.
      return { ...database, db: database.db.withoutPlugins() };
    },
    async stop() {
      for (const database of opened) await database.close().catch(() => undefined);
      await cluster?.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
