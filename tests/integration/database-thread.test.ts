import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ThreadedDatabase } from "../../server/database/embedded/threaded-database.ts";
import { copyPrepared } from "./support/prepared-data.ts";

let directory: string;
let database: ThreadedDatabase;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "thread-"));
  copyPrepared("empty", directory);
  database = new ThreadedDatabase(path.join(directory, "database"));
  await database.waitReady;
  await database.exec(`
    create table person (name text primary key, born timestamptz, boss text references person deferrable initially deferred);
    create table note (text text);
  `);
});

afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

const names = async () =>
  (await database.query<{ name: string }>("select name from person order by name")).rows.map(({ name }) => name);

test("values keep their type across threads", async () => {
  const born = new Date("1987-06-05T04:03:02.001Z");
  const { rows, affectedRows } = await database.query(
    "select $1::timestamptz as born, $2::text[] as words, $3::bytea as bytes, $4::int8 as large, $5::jsonb as data, null as nothing",
    [born, ["a", "b,c"], new Uint8Array([0, 255]), 2 ** 40, { deep: [1] }],
  );
  expect(rows).toEqual([
    { born, words: ["a", "b,c"], bytes: new Uint8Array([0, 255]), large: 2 ** 40, data: { deep: [1] }, nothing: null },
  ]);
  expect(affectedRows ?? 0).toBe(0);
});

test("concurrent transactions run one after the other, and statements outside of them wait", async () => {
  const order: string[] = [];
  const count = async (name: string) =>
    database.transaction(async ({ query }) => {
      order.push(`${name} begins`);
      await query("insert into note values ($1)", [name]);
      const { rows } = await query<{ count: number }>("select count(*) from note");
      order.push(`${name} sees ${rows[0]?.count}`);
    });
  const outside = async () => {
    const { rows } = await database.query<{ count: number }>("select count(*) from note");
    order.push(`outside sees ${rows[0]?.count}`);
  };
  await Promise.all([count("first"), count("second"), outside()]);
  expect(order).toEqual(["first begins", "first sees 1", "second begins", "second sees 2", "outside sees 2"]);
});

test("a throwing transaction is rolled back and rethrows", async () => {
  const work = database.transaction(async ({ query }) => {
    await query("insert into person (name) values ('Ada')");
    throw new Error("thought better of it");
  });
  await expect(work).rejects.toThrow("thought better of it");
  expect(await names()).toEqual([]);
});

test("a transaction that rolled itself back is closed", async () => {
  const work = database.transaction(async ({ query, rollback }) => {
    await query("insert into person (name) values ('Ada')");
    await rollback();
    await query("insert into person (name) values ('Ada')");
  });
  await expect(work).rejects.toThrow("The transaction is closed.");
  expect(await names()).toEqual([]);
});

test("a rejected COMMIT reaches its caller", async () => {
  const work = database.transaction(({ query }) =>
    query("insert into person (name, boss) values ('Ada', 'nobody there')"),
  );
  await expect(work).rejects.toMatchObject({ code: "23503", constraint: "person_boss_fkey" });
  expect(await names()).toEqual([]);
});

test("a rejected statement reports PostgreSQL's message without the values", async () => {
  await database.query("insert into person (name) values ($1)", ["Grace"]);
  const repeated = database.query("insert into person (name, born) values ($1, $2)", ["Grace", new Date(0)]);
  const error: unknown = await repeated.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: "23505", table: "person", constraint: "person_pkey" });
  expect(error).not.toHaveProperty("params");
  // The database still works.
  expect(await names()).toEqual(["Grace"]);
});

test("a long query does not block other requests", async () => {
  const events: string[] = [];
  const long = database.query("select count(*) from generate_series(1, 3000000)").then(() => events.push("database"));
  await new Promise<void>((resolve) => setImmediate(resolve));
  events.push("the site");
  await long;
  expect(events).toEqual(["the site", "database"]);
});

test("channel messages arrive until the listener stops", async () => {
  const messages: string[] = [];
  const next = Promise.withResolvers<void>();
  const stop = await database.listen("news", (payload) => {
    messages.push(payload);
    next.resolve();
  });
  await database.query("select pg_notify('news', 'one')");
  await next.promise;
  await stop();
  await database.query("select pg_notify('news', 'two')");
  expect(messages).toEqual(["one"]);
});

test("a directory without a database is rejected with PostgreSQL's message, and the thread ends", async () => {
  const broken = path.join(directory, "broken");
  await writeFile(broken, "a file, not a folder");
  const rejected = new ThreadedDatabase(broken);
  await expect(rejected.waitReady).rejects.toThrow();
  await expect(rejected.close()).rejects.toThrow();
});

test("queries after closing are rejected", async () => {
  copyPrepared("empty", path.join(directory, "other"));
  const closedDatabase = new ThreadedDatabase(path.join(directory, "other", "database"));
  await closedDatabase.waitReady;
  const running = closedDatabase.query<{ one: number }>("select 1 as one");
  await closedDatabase.close();
  expect((await running).rows).toEqual([{ one: 1 }]);
  expect(closedDatabase.closed).toBe(true);
  await expect(closedDatabase.query("select 1")).rejects.toThrow("The database has stopped");
  await closedDatabase.close();
});
