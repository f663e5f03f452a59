import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { readConfig } from "../server/config/read-config.ts";
import { createRender, type Render } from "../server/http/renderer.ts";
import { databaseContent } from "../server/open-content.ts";
import { openStore } from "../server/open-store.ts";
import type { Schema } from "../src/server-context/schema.server.ts";

/**
 * Renders the pages of its arguments with the built application, in turn with reads of the database and with the answers of
 * that database cached, and prints as JSON how many of each a second. The bench runs it as a process of its own.
 */
const [seconds = "1", ...pages] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, "..");
const config = readConfig(process.env);
const { database, media, secret } = await openStore(config, root);

/** The same database, asked once for each question; for reads only. */
function remembering(original: Kysely<Schema>): Kysely<Schema> {
  const answers = new Map<string, Promise<QueryResult<unknown>>>();
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const question = JSON.stringify([query.sql, query.parameters]);
      const kept = answers.get(question) ?? original.executeQuery(query);
      answers.set(question, kept);
      return (await kept) as QueryResult<Row>;
    },
    streamQuery: () => {
      throw new Error("Pages do not read in streams.");
    },
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createDriver: () => ({
        init: async () => {},
        acquireConnection: async () => connection,
        beginTransaction: async () => {},
        commitTransaction: async () => {},
        rollbackTransaction: async () => {},
        releaseConnection: async () => {},
        destroy: async () => {},
      }),
    },
  });
}

const built = (await import(
  pathToFileURL(path.join(root, "dist/server/server.js")).href
)) as typeof import("../src/server.ts");
const site = {
  media,
  siteUrl: config.siteUrl,
  ownerEmail: "owner@example.com",
  secret,
  readSession: async () => null,
  consumeRateLimit: async () => 0,
  readBusyTimes: async () => [],
  reportFailure: () => undefined,
};
const renderFrom = (db: Kysely<Schema>) =>
  createRender(built.default.fetch, { ...site, db, content: databaseContent(db) });
const kinds = { reading: renderFrom(database.db), remembering: renderFrom(remembering(database.db)) };

/** Pages a second that four visitors at once are given. */
async function rate(render: Render, page: string): Promise<number> {
  const start = performance.now();
  let rendered = 0;
  const visit = async () => {
    while (performance.now() - start < Number(seconds) * 1000) {
      const response = await render(new Request(new URL(page, config.siteUrl)), null);
      if (response.status !== 200) throw new Error(`${page} answered ${response.status}.`);
      await response.text();
      rendered++;
    }
  };
  await Promise.all([visit(), visit(), visit(), visit()]);
  return rendered / ((performance.now() - start) / 1000);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const results = [];
for (const page of pages) {
  for (const render of Object.values(kinds)) await rate(render, page);
  const measured = { reading: [] as number[], remembering: [] as number[] };
  for (let round = 0; round < 3; round++) {
    measured.reading.push(await rate(kinds.reading, page));
    measured.remembering.push(await rate(kinds.remembering, page));
  }
  results.push({ page, reading: median(measured.reading), remembering: median(measured.remembering) });
}
await database.close();
console.log(JSON.stringify(results));
process.exit(0);
