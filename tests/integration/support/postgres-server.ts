import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { migratedDatabase } from "./postgres-cluster.ts";

/**
 * Creates a database on the server shared by all test files of a run; `options` follow "create database NAME".
 * @returns its URL
 */
export async function createOnServer(options = ""): Promise<string> {
  const server = inject("postgresUrl");
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name} ${options}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** A database with this release's migrations. @returns its URL with the account that owns the tables */
export const createMigratedOnServer = () => createOnServer(`template ${migratedDatabase}`);
