import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { prepareData } from "../../../scripts/prepare-data.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { findPostgresBinaries, migratedDatabase, type PostgresCluster, startPostgres } from "./postgres-cluster.ts";
import { createSiteAccount, withSiteAccount } from "./site-account.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder with the data directories to copy (scripts/prepare-data.ts). */
    templates: string;
    /** Folder for files that outlive a test file; removed at the end of the run. */
    scratch: string;
    /** A PostgreSQL server for all test files, as the URL of its maintenance database; empty where none is installed. */
    postgresUrl: string;
  }
}

async function migrateOnServer(cluster: PostgresCluster): Promise<void> {
  await cluster.run(createSiteAccount);
  await cluster.run(`create database ${migratedDatabase}`);
  const url = new URL(cluster.url);
  url.pathname = migratedDatabase;
  await (await openDatabase(withSiteAccount({ dataDir: "unused", databaseUrl: url.href }))).close();
  // A database with a connection, even one that is just closing, cannot be copied.
  await cluster.run(`alter database ${migratedDatabase} with allow_connections false`);
  await cluster.run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${migratedDatabase}'`);
}

/**
 * Creates what test files share: the databases that they copy, and a PostgreSQL server. @returns a function that stops
 * and removes them
 */
export default async function provideTemplates(project: TestProject): Promise<() => Promise<void>> {
  const binDir = findPostgresBinaries();
  const [templates, scratch, cluster] = await Promise.all([
    prepareData(),
    mkdtemp(path.join(tmpdir(), "integration-")),
    binDir ? startPostgres(binDir) : undefined,
  ]);
  if (cluster) await migrateOnServer(cluster);
  project.provide("templates", templates);
  project.provide("scratch", scratch);
  project.provide("postgresUrl", cluster?.url ?? "");
  return async () => {
    await cluster?.stop();
    await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
  };
}
