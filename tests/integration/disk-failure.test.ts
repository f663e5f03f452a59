import type * as FileSystem from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, PGliteDialect, sql } from "kysely";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startPGlite } from "../../server/database/embedded/start-pglite.ts";
import type { Schema } from "../../src/server-context/schema.server.ts";
import { copyPrepared } from "./support/prepared-data.ts";

const { disk } = vi.hoisted(() => ({ disk: { isBroken: false } }));

/** A disk that takes what is written, and fails when it has to be there for good. */
vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const fail = () => Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  return {
    ...original,
    fdatasync: (descriptor: number, callback: (error: Error | null) => void) =>
      disk.isBroken ? callback(fail()) : original.fdatasync(descriptor, callback),
    fdatasyncSync: (descriptor: number) => {
      if (disk.isBroken) throw fail();
      original.fdatasyncSync(descriptor);
    },
  };
});

beforeEach(() => {
  disk.isBroken = false;
});

/** In this thread, where the disk can be replaced; the site runs the same in a thread of its own. */
async function open() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "disk-"));
  await copyPrepared("empty", dataDir);
  const pglite = await startPGlite(path.join(dataDir, "database"));
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  onTestFinished(async () => {
    await db.destroy().catch(() => undefined);
    await rm(dataDir, { recursive: true, force: true });
  });
  await sql`create table note (text text)`.execute(db);
  return db;
}

const add = (db: Kysely<Schema>, text: string) => sql`insert into note values (${text})`.execute(db);
const lost = "The disk did not take the last changes";

test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
  ["a statement", (db) => add(db, "one")],
  ["a transaction", (db) => db.transaction().execute((transaction) => add(transaction, "two"))],
  ["a checkpoint", (db) => sql`checkpoint`.execute(db)],
])("%s is acknowledged only when the disk has it, and nothing is any more after it had not", async (_, write) => {
  const db = await open();
  await write(db);
  await add(db, "kept");
  disk.isBroken = true;
  await expect(write(db)).rejects.toThrow(lost);
  disk.isBroken = false;
  await expect(add(db, "afterwards")).rejects.toThrow(lost);
});

test("of many writers at once none is acknowledged without the disk, and readers do not wait for it", async () => {
  const db = await open();
  await add(db, "kept");
  disk.isBroken = true;
  expect((await sql`select * from note`.execute(db)).rows).toHaveLength(1);
  const written = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      db.transaction().execute((transaction) => add(transaction, String(index))),
    ),
  );
  expect(written.filter(({ status }) => status === "fulfilled")).toEqual([]);
});
