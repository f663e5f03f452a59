import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../../server/database/open-database.ts";
import { findPostgresBinaries, startPostgres } from "./postgres-cluster.ts";

export type StoreKind = Database["kind"];

const programs = findPostgresBinaries();
if (!programs) console.warn("PostgreSQL is not installed here: its half of these tests is left out.");

/** What the same tests run against: always the embedded database, and a PostgreSQL server where one is installed. */
export const storeKinds: StoreKind[] = programs ? ["embedded", "postgres"] : ["embedded"];

export type Store = {
  /** The options of an empty database that nobody has opened yet; `sql` follows "create database" on a server. */
  empty(sql?: string): Promise<DatabaseOptions>;
  /** An empty, migrated database; closed after the test, or by `stop`. */
  open(): Promise<Database>;
  stop(): Promise<void>;
};

/** Makes any number of databases of one kind; `stop` closes and removes them all. */
export async function startStore(kind: StoreKind): Promise<Store> {
  const directory = await mkdtemp(path.join(tmpdir(), "store-"));
  const cluster = kind === "postgres" && programs ? await startPostgres(programs) : undefined;
  const templates = inject("templates");
  const opened: Database[] = [];
  let count = 0;

  async function copy(template: "empty" | "migrated"): Promise<DatabaseOptions> {
    const dataDir = path.join(directory, `data-${++count}`);
    await cp(path.join(templates, template), dataDir, { recursive: true });
    return { dataDir };
  }

  async function empty(sql = ""): Promise<DatabaseOptions> {
    if (!cluster) return copy("empty");
    return { dataDir: directory, databaseUrl: await cluster.createDatabase(sql) };
  }

  /** At the end of the test, for each embedded database keeps its memory; or of the file, when a hook opened it. */
  function closeLater(database: Database): void {
    try {
      onTestFinished(() => database.close());
    } catch {
      opened.push(database);
    }
  }

  return {
    empty,
    async open() {
      const database = await openDatabase(cluster ? await empty() : await copy("migrated"));
      closeLater(database);
      return database;
    },
    async stop() {
      for (const database of opened) await database.close().catch(() => undefined);
      await cluster?.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
