import { createServer, type Socket } from "node:net";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { isLostConnection } from "./lost-connection.ts";

/** A pool on a server that handles every connection with `respond`. */
async function poolOn(respond: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    respond(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return new pg.Pool({ host: "127.0.0.1", port, user: "x", password: "x", connectionTimeoutMillis: 100 });
}

const failureOf = (query: Promise<unknown>): Promise<Error> =>
  query.then(
    () => new Error("The query has not failed"),
    (failure: Error) => failure,
  );

async function closedPool() {
  const pool = new pg.Pool();
  await pool.end();
  return pool.query("select 1");
}

async function closedKysely() {
  const db = new Kysely<{ a: { b: string } }>({ dialect: new PostgresDialect({ pool: new pg.Pool() }) });
  const query = () => db.selectFrom("a").selectAll().execute();
  await failureOf(query());
  await db.destroy();
  return query();
}

async function closedPGlite() {
  const database = await PGlite.create();
  await database.close();
  return database.query("select 1");
}

test.each<[string, () => Promise<unknown>]>([
  ["a connection that breaks", async () => (await poolOn((socket) => socket.destroy())).query("select 1")],
  ["a server that does not respond", async () => (await poolOn(() => undefined)).query("select 1")],
  ["a pool that has ended", closedPool],
  ["a database that was closed", closedKysely],
  ["an embedded database that is closed", closedPGlite],
])("%s is recognised by its client's messages", async (_, query) => {
  const failure = await failureOf(query());
  expect(isLostConnection(failure), failure.message).toBe(true);
});
