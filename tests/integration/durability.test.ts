import { existsSync, watch } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { startNode } from "./fixtures/node-process.ts";
import { killRounds } from "./support/kill-rounds.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { isThorough } from "./support/thorough.ts";

const script = "scripts/acknowledging-writer.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "durability-"));
});

afterEach(async () => {
  // A child process of the killed creator may still be writing its last file.
  await rm(dataDir, { recursive: true, maxRetries: 10 });
});

test("no acknowledged write is lost when the writer is killed at random moments", async () => {
  copyPrepared("migrated", dataDir);
  const { acknowledged, lost, torn } = await killRounds(dataDir, isThorough ? 20 : 2);
  expect(lost).toEqual([]);
  expect(torn).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});

/** Resolves once the entries of `folder` match. */
function waitForEntry(folder: string, matches: (names: string[]) => boolean | Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    const watcher = watch(folder, () => void check());
    const check = async () => {
      try {
        if (!(await matches(await readdir(folder)))) return;
        watcher.close();
        resolve();
      } catch (error) {
        watcher.close();
        reject(error);
      }
    };
    void check();
  });
}

const unfinished = (names: string[]) => names.find((name) => name.startsWith("database.unfinished-"));

const killMoments: [string, () => Promise<void>][] = [
  [
    "while it fills the database",
    async () => {
      let folder: string | undefined;
      await waitForEntry(dataDir, (names) => {
        folder = unfinished(names);
        return folder !== undefined;
      });
      await waitForEntry(path.join(dataDir, folder ?? ""), (names) => names.includes("PG_VERSION"));
    },
  ],
  ["when it has just named the database", async () => waitForEntry(dataDir, (names) => names.includes("database"))],
];

test.each(killMoments.slice(0, isThorough ? 2 : 1))(
  "a first start that is killed %s is resumed by the next one",
  async (_, waitForMoment) => {
    const first = startNode([script, dataDir, "first"]);
    await waitForMoment();
    first.kill("SIGKILL");
    expect((await first.ended).signal).toBe("SIGKILL");

    const database = await openDatabase({ dataDir });
    const { slug } = await database.db
      .insertInto("blog_articles")
      .values({ slug: "after-the-kill", title: "After the kill" })
      .returning("slug")
      .executeTakeFirstOrThrow();
    await database.close();
    expect(slug).toBe("after-the-kill");
    const reopened = await openDatabase({ dataDir });
    const slugs = await reopened.db.selectFrom("blog_articles").select("slug").execute();
    await reopened.close();
    expect(slugs).toContainEqual({ slug: "after-the-kill" });
    expect(unfinished(await readdir(dataDir))).toBeUndefined();
    expect(existsSync(path.join(dataDir, "database.lock.json"))).toBe(false);
  },
);
