import type * as FileSystem from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, PGliteDialect, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startPGlite } from "../../server/database/embedded/start-pglite.ts";
import type { Schema } from "../../src/server-context/db.ts";

/** Writes forced to disk, in order, interleaved with the test's own marks. */
const { events, disk } = vi.hoisted(() => ({ events: [] as string[], disk: { isBroken: false } }));

vi.mock("node:fs", async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const names = new Map<number, string>();
  const fail = () => Object.assign(new Error("EIO: i/o error, fdatasync"), { code: "EIO" });
  const note = (descriptor: number) => events.push(names.get(descriptor) ?? "?");
  return {
    ...original,
    open: (file: string, flags: string, callback: (error: Error | null, descriptor: number) => void) =>
      original.open(file, flags, (error, descriptor) => {
        names.set(descriptor, path.basename(file));
        callback(error, descriptor);
      }),
    openSync: (file: string, flags: string) => {
      const descriptor = original.openSync(file, flags);
      names.set(descriptor, path.basename(file));
      return descriptor;
    },
    fdatasync: (descriptor: number, callback: (error: Error | null) => void) => {
      if (disk.isBroken) return callback(fail());
      return original.fdatasync(descriptor, (error) => {
        note(descriptor);
        callback(error);
      });
    },
    fdatasyncSync: (descriptor: number) => {
      if (disk.isBroken) throw fail();
      original.fdatasyncSync(descriptor);
      note(descriptor);
    },
  };
});

let dataDir: string;
let db: Kysely<Schema>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "disk-"));
  // In this thread, where disk writes can be observed; the site runs the same code in a worker thread.
  db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: await startPGlite(dataDir) }) });
  await sql`create table note (text text)`.execute(db);
});

afterAll(async () => {
  await db.destroy().catch(() => undefined);
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  events.length = 0;
});

const isLog = (name: string) => /^[0-9A-F]{24}$/.test(name);
const add = (target: Kysely<Schema>, text: string) => sql`insert into note values (${text})`.execute(target);

test("a statement is on the disk before it is acknowledged", async () => {
  await add(db, "one");
  events.push("acknowledged");
  expect(events).toEqual([expect.stringMatching(/^[0-9A-F]{24}$/), "acknowledged"]);
});

test("a transaction is on the disk before COMMIT is acknowledged, and not synced earlier than needed", async () => {
  await db.transaction().execute(async (transaction) => {
    await add(transaction, "two");
    await add(transaction, "three");
    events.push("before the end");
  });
  events.push("acknowledged");
  expect(events).toEqual(["before the end", expect.stringMatching(/^[0-9A-F]{24}$/), "acknowledged"]);
});

test("concurrent writers are acknowledged only after a sync", async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await db.transaction().execute((transaction) => add(transaction, String(index)));
      events.push("acknowledged");
    }),
  );
  // Each acknowledgement follows its own fsync or shares the preceding one.
  expect(events.filter((event) => event === "acknowledged")).toHaveLength(20);
  expect(isLog(events[0] ?? "")).toBe(true);
});

test("reads do not sync", async () => {
  await sql`select * from note`.execute(db);
  expect(events).toEqual([]);
});

test("a checkpoint syncs everything before it writes pg_control", async () => {
  await add(db, "four");
  events.length = 0;
  await sql`checkpoint`.execute(db);
  expect(events.at(-1)).toBe("pg_control");
  const earlierEvents = events.slice(0, -1);
  expect(isLog(earlierEvents[0] ?? "")).toBe(true);
  expect(earlierEvents.some((name) => /^\d+$/.test(name))).toBe(true);
  expect(earlierEvents).not.toContain("pg_control");
});

test("nothing is acknowledged after a disk error", async () => {
  disk.isBroken = true;
  await expect(add(db, "five")).rejects.toThrow("The disk did not take the last changes");
  disk.isBroken = false;
  await expect(add(db, "six")).rejects.toThrow("The disk did not take the last changes");
});
