import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockDirectory } from "../../server/database/embedded/open-embedded.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { copyPrepared } from "./support/prepared-data.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "embedded-"));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe("opening the embedded database", () => {
  test("is rejected while it is open, and possible again afterwards", async () => {
    copyPrepared("migrated", dataDir);
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid} `);
    await first.close();
    const second = await openDatabase({ dataDir });
    await second.ping();
    await second.close();
    expect(existsSync(path.join(dataDir, "database.lock.json"))).toBe(false);
  });

  test("deletes the leftovers of a killed first start", async () => {
    copyPrepared("migrated", dataDir);
    await mkdir(path.join(dataDir, "database.unfinished-1", "base"), { recursive: true });
    await writeFile(path.join(dataDir, "database.unfinished-1", "PG_VERSION"), "18\n");
    const database = await openDatabase({ dataDir });
    await database.close();
    expect((await readdir(dataDir)).sort()).toEqual(["database", "database.lock", "database.reserve"]);
  });

  test("rejects files of another version with a message", async () => {
    await mkdir(path.join(dataDir, "database"));
    await writeFile(path.join(dataDir, "database", "PG_VERSION"), "17\n");
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /was made by PostgreSQL 17, this program has 18; export it/,
    );
    (await lockDirectory(dataDir)).release();
  });

  test("maintenance refreshes statistics and keeps the content", async () => {
    copyPrepared("migrated", dataDir);
    const database = await openDatabase({ dataDir });
    await database.db.insertInto("blog").values({ id: 1, blog_title: "One" }).execute();
    await database.maintain();
    await database.maintain();
    expect(await database.db.selectFrom("blog").select("id").execute()).toEqual([{ id: 1 }]);
    await database.close();
  });
});
