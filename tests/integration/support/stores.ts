import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject, onTestFinished } from "vitest";
import { type Database, type DatabaseOptions, openDatabase } from "../../../server/database/open-database.ts";
import { findPostgresBinaries } from "./postgres-cluster.ts";
import { createMigratedOnServer, createOnServer } from "./postgres-server.ts";
import { copyPrepared } from "./prepared-data.ts";
import { type Pristine, readPristine, restorePristine } from "./pristine-database.ts";
import { withSiteAccount } from "./site-account.ts";
import { isThorough } from "./thorough.ts";

/**
 * "single-connection" is a server with one connection, like the embedded database: a query beside an open transaction
 * hangs.
 */
export type StoreKind = Database["kind"] | "single-connection";

const hasServer = findPostgresBinaries() !== undefined;
if (!hasServer) console.warn("PostgreSQL is not installed here: its half of these tests is skipped.");

/** Databases that the same tests run on: always the embedded one, and a PostgreSQL server where installed. */
export const storeKinds: StoreKind[] = hasServer ? ["embedded", "postgres"] : ["embedded"];

/**
 * For tests that do not depend on the kind of database: a server, which takes a tenth of the embedded one's CPU time,
 * or the embedded one where none is installed; both in a thorough run.
 */
export const anyStoreKind: StoreKind[] = isThorough || !hasServer ? storeKinds : ["single-connection"];

/** The same for a single kind per file. */
export const oneStoreKind: StoreKind = hasServer ? "single-connection" : "embedded";

export type Store = {
  /** Options of an empty, unopened database; `sql` follows "create database" on a server. */
  empty(sql?: string): Promise<DatabaseOptions>;
  /** Options of an unopened database with this release's migrations. */
  migrated(): Promise<DatabaseOptions>;
  /** A pristine migrated database, on a server with the site's own account; the next test may reuse it, restored. */
  open(): Promise<Database>;
  /** The same with the account that owns the tables, for tests that change them; closed when the test ends. */
  openAsOwner(): Promise<Database>;
  stop(): Promise<void>;
};

type Migrated = {
  /** Restored databases of earlier tests in this process. */
  idle: Database[];
  pristine?: Pristine;
};

/** Test files of one process share databases: opening one takes longer than most files. */
const migrated: Record<StoreKind, Migrated> = {
  embedded: { idle: [] },
  postgres: { idle: [] },
  "single-connection": { idle: [] },
};

/** Creates databases of one kind for a test file; `stop` returns those opened by its hooks. */
export async function startStore(kind: StoreKind): Promise<Store> {
  const directory = await mkdtemp(path.join(tmpdir(), "store-"));
  const shared = migrated[kind];
  const inUse = new Set<Database>();
  const isEmbedded = kind === "embedded";
  const connections = kind === "single-connection" ? { connections: { poolSize: 1 } } : {};

  async function empty(sql = ""): Promise<DatabaseOptions> {
    if (!isEmbedded) return { dataDir: directory, databaseUrl: await createOnServer(sql), ...connections };
    const dataDir = path.join(directory, randomUUID());
    copyPrepared("empty", dataDir);
    return { dataDir };
  }

  const opened: Database[] = [];

  async function migratedOptions(): Promise<DatabaseOptions> {
    if (!isEmbedded) return { dataDir: directory, databaseUrl: await createMigratedOnServer(), ...connections };
    const dataDir = path.join(inject("scratch"), randomUUID());
    copyPrepared("migrated", dataDir);
    return { dataDir };
  }

  async function openNew(): Promise<Database> {
    const options = await migratedOptions();
    const database = await openDatabase(isEmbedded ? options : withSiteAccount(options));
    shared.pristine ??= await readPristine(database.db as never);
    return database;
  }

  /** A failed test may have left its database in any state. */
  async function returnDatabase(database: Database): Promise<void> {
    if (!inUse.delete(database) || !shared.pristine) return;
    const isRestored = await restorePristine(database.db as never, shared.pristine).catch(() => false);
    if (isRestored) shared.idle.push(database);
    else await database.close().catch(() => undefined);
  }

  return {
    empty,
    migrated: migratedOptions,
    async open() {
      const database = shared.idle.pop() ?? (await openNew());
      inUse.add(database);
      try {
        onTestFinished(() => returnDatabase(database));
      } catch {
        // Opened by a hook: it lives as long as the file's tests.
      }
      // Another object over the same connections, so that no feature reuses what it cached for an earlier test.
      return { ...database, db: database.db.withoutPlugins() };
    },
    async openAsOwner() {
      const database = await openDatabase(await migratedOptions());
      opened.push(database);
      return database;
    },
    async stop() {
      for (const database of opened) await database.close();
      for (const database of inUse) await returnDatabase(database);
      await rm(directory, { recursive: true, force: true });
    },
  };
}
