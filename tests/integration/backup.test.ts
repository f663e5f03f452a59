import { createWriteStream } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type KyselyPlugin, sql } from "kysely";
import { pack } from "tar-stream";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seedSampleContent } from "../../db/sample/seed.ts";
import { type BackupSource, fileSource, fileTarget } from "../../server/backup/backup-places.ts";
import { makeBackup, purgeAbandonedBackups } from "../../server/backup/make-backup.ts";
import { checkBackup, unpackBackup } from "../../server/backup/read-backup.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import type { Database } from "../../server/database/open-database.ts";
import { createAdministrator } from "../../server/identity/administrators.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { queueEmail } from "../../src/features/email/emails.server.ts";
import { exportContent } from "../../src/features/import/export-content.server.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { runHere, startHere } from "./support/site-here.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

let folder: string;
const inFolder = (...names: string[]) => path.join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "backup-"));
});
afterEach(() => rm(folder, { recursive: true, maxRetries: 10 }));

const siteIn = (database: Pick<Database, "db">, name: string) => ({
  db: database.db,
  dataDir: inFolder(name),
  media: createFolderMedia(inFolder(name, "media")),
});

/** A site with samples, a renamed article, an administrator, an email and an uploaded file. */
async function fill(database: Database, dataDir: string): Promise<void> {
  await mkdir(path.join(dataDir, "media"), { recursive: true });
  await mkdir(path.join(dataDir, "keys"), { recursive: true });
  await writeFile(path.join(dataDir, "keys", "secret"), "a secret of this site, long enough\n");
  await seedSampleContent(database, createFolderMedia(path.join(dataDir, "media")));
  await writeFile(path.join(dataDir, "media", "Größe ä.txt"), "");
  await sql`update blog_articles set slug = slug || '-renamed' where id = (select min(id) from blog_articles)`.execute(
    database.db,
  );
  await createAdministrator(database.db, {
    email: "owner@example.com",
    password: "a chart for every voyage",
    actor: "test",
  });
  await queueEmail(defaultSite, database.db, {
    kind: "lead-reply",
    to: "visitor@example.com",
    content: { subject: 'Ä\\\n"quoted" 知識', preview: "", blocks: [], reason: "" },
    headers: { "X-Test": "1" },
  });
}

/** The complete state: both exports, every row of every table, every file. */
async function snapshot(database: Database, dataDir: string, name: string) {
  const target = inFolder(name);
  await exportContent(database, target);
  const exported: Record<string, string> = {};
  for (const file of await readdir(target)) exported[file] = await readFile(path.join(target, file), "utf8");
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(
    database.db,
  );
  const rows: Record<string, unknown> = {};
  for (const table of tables) {
    if (table.name === "schema_migrations") continue;
    rows[table.name] = (
      await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table.name)} t order by 1`.execute(
        database.db,
      )
    ).rows.map(({ row }) => row);
  }
  const files = (await readdir(path.join(dataDir, "media"), { recursive: true })).filter(
    (file) => file !== ".incoming",
  );
  return { exported, rows, files: files.sort(), secret: await readFile(path.join(dataDir, "keys", "secret"), "utf8") };
}

describe.each(storeKinds)("a backup of the %s database", (kind) => {
  let store: Store;
  let otherStore: Store;

  beforeAll(async () => {
    store = await startStore(kind);
    otherStore = storeKinds.length > 1 && kind === "embedded" ? await startStore("postgres") : store;
  });
  afterAll(async () => {
    await store.stop();
    if (otherStore !== store) await otherStore.stop();
  });

  test("restores everything byte for byte, also into the other kind of database", async () => {
    const database = await store.open();
    await fill(database, inFolder("data"));
    const before = await snapshot(database, inFolder("data"), "before");
    const file = inFolder("backups", "site.tar.gz");
    const { manifest } = await makeBackup({ ...siteIn(database, "data"), target: fileTarget(file) });
    expect(manifest.tables.find(({ name }) => name === "blog_articles")?.rows).toBeGreaterThan(20);
    // Empty tables look alike, and are filled later.
    expect(manifest.tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(before.rows).toSorted());
    expect(await readdir(inFolder("backups"))).toEqual(["site.tar.gz"]);

    const restored = await otherStore.openAsOwner();
    await seedSampleContent(restored, createFolderMedia(inFolder("other", "media")));
    await sql`delete from blog_articles where id > 3`.execute(restored.db);
    const { previousState } = await restoreBackup({ ...siteIn(restored, "other"), source: fileSource(file) });
    expect(await snapshot(restored, inFolder("other"), "after")).toEqual(before);

    // The replaced data is a backup too.
    const previous = await checkBackup(fileSource(previousState ?? ""), undefined);
    expect(previous.tables.find(({ name }) => name === "blog_articles")?.rows).toBe(3);

    // New rows get identifiers of their own, and triggers work again.
    await queueEmail(defaultSite, restored.db, {
      kind: "lead-reply",
      to: "a@example.com",
      content: { subject: "Next", preview: "", blocks: [], reason: "" },
    });
    await sql`update blog_articles set slug = 'moved-after' where id = (select max(id) from blog_articles)`.execute(
      restored.db,
    );
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from article_redirects`.execute(
      restored.db,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  test("allows concurrent writes, and contains each in all tables or in none", async () => {
    const database = await store.openAsOwner();
    await fill(database, inFolder("data"));
    let isWritten = false;
    const betweenPages: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isWritten && result.rows.some((row) => String(Object(row).row).includes("X-Test"))) {
          isWritten = true;
          // Three tables have been read by now.
          await database.db.transaction().execute(async (trx) => {
            await sql`delete from mails`.execute(trx);
            await sql`update blog_articles set title = 'Between'`.execute(trx);
            await sql`update auth_users set name = 'Between'`.execute(trx);
          });
        }
        return result;
      },
    };
    const db = database.db.withPlugin(betweenPages);
    await makeBackup({ ...siteIn({ db }, "data"), target: fileTarget(inFolder("between.tar.gz")) });
    expect(isWritten).toBe(true);
    const before = await snapshot(database, inFolder("data"), "written");
    await restoreBackup({ ...siteIn(database, "data"), source: fileSource(inFolder("between.tar.gz")) });
    const after = await snapshot(database, inFolder("data"), "restored");
    expect(after.rows.mails).toEqual([]);
    expect(after).toEqual(before);
  });

  test("changes nothing when it is damaged, foreign, or newer than the program", async () => {
    const database = await store.openAsOwner();
    await fill(database, inFolder("data"));
    const file = inFolder("site.tar.gz");
    await makeBackup({ ...siteIn(database, "data"), target: fileTarget(file) });
    const before = await snapshot(database, inFolder("data"), "before");
    const restore = (name: string) =>
      restoreBackup({ ...siteIn(database, "data"), source: fileSource(inFolder(name)) });

    await cp(file, inFolder("short.tar.gz"));
    await truncate(inFolder("short.tar.gz"), 20_000);
    await expect(restore("short.tar.gz")).rejects.toThrow("cannot be read as a backup");
    await writeFile(inFolder("letter.tar.gz"), "Dear friends");
    await expect(restore("letter.tar.gz")).rejects.toThrow("cannot be read as a backup");
    await expect(restore("missing.tar.gz")).rejects.toThrow("There is no file");
    await sql`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`.execute(database.db);
    await makeBackup({ ...siteIn(database, "data"), target: fileTarget(inFolder("newer.tar.gz")) });
    await sql`delete from schema_migrations where name = '9999_future.sql'`.execute(database.db);
    await expect(restore("newer.tar.gz")).rejects.toThrow("newer version of this program (it knows 9999_future.sql)");

    const secret = inFolder("data", "keys", "secret");
    const strong = await readFile(secret, "utf8");
    await writeFile(secret, "short\n");
    await makeBackup({ ...siteIn(database, "data"), target: fileTarget(inFolder("weak.tar.gz")) });
    await writeFile(secret, strong);
    await expect(restore("weak.tar.gz")).rejects.toThrow("weak.tar.gz holds a secret that is too weak");

    expect(await snapshot(database, inFolder("data"), "after")).toEqual(before);
    expect((await readdir(inFolder("data"))).filter((name) => /^(?:restoring|backing|before)/.test(name))).toEqual([]);
  });
});

describe("an archive that is restored", () => {
  async function archive(entries: Record<string, string>): Promise<BackupSource> {
    const tar = pack();
    for (const [name, content] of Object.entries(entries)) tar.entry({ name }, content);
    tar.finalize();
    await pipeline(tar, createGzip(), createWriteStream(inFolder("made.tar.gz")));
    return fileSource(inFolder("made.tar.gz"));
  }
  const manifest = { format: 1, createdAt: "2026-03-02T08:00:00Z", migrations: [], tables: [], files: 0 };

  test("is rejected when a key is given and it isn't encrypted", async () => {
    const source = await archive({ "manifest.json": JSON.stringify(manifest) });
    await expect(checkBackup(source, undefined)).resolves.toEqual(manifest);
    const { generateIdentity } = await import("age-encryption");
    await expect(checkBackup(source, await generateIdentity())).rejects.toThrow("is not encrypted");
  });

  test.each(["{", "[]", '{"format":1}'])("is rejected with a message when its manifest is %s", async (manifest) => {
    const source = await archive({ "manifest.json": manifest });
    await mkdir(inFolder("unpacked"));
    const damaged = /cannot be restored: its manifest is damaged\.$/;
    await expect(checkBackup(source, undefined)).rejects.toThrow(damaged);
    await expect(unpackBackup(source, inFolder("unpacked"), undefined)).rejects.toThrow(damaged);
  });

  test("is never unpacked beyond the free space, nor its manifest beyond a limit", async () => {
    const large = await archive({ "manifest.json": JSON.stringify(manifest), "media/zeros": "0".repeat(200_000) });
    await expect(unpackBackup(large, inFolder("unpacked"), undefined, 100_000)).rejects.toThrow(
      "than the disk has room for",
    );
    await expect(unpackBackup(large, inFolder("unpacked"), undefined)).resolves.toEqual(manifest);
    for (const { mode } of await Promise.all(["media", "media/zeros"].map((name) => stat(inFolder("unpacked", name)))))
      expect(mode & 0o077).toBe(0);
    const bomb = await archive({ "manifest.json": `"${"0".repeat(2_000_000)}"` });
    await expect(checkBackup(bomb, undefined)).rejects.toThrow("its manifest is damaged");
  });
});

test("backup works beside a running site and without one, and restore rejects a running one", async () => {
  const environment = {
    DATA_DIR: inFolder("data"),
    INIT_CWD: folder,
    NODE_ENV: "production",
    PORT: "0",
    LOG_LEVEL: "silent",
  };
  copyPrepared("sample", environment.DATA_DIR);
  const command = (...args: string[]) => runHere(args, environment);
  const site = startHere(environment);
  const port = await site.port;
  const articles = async () => (await fetch(`http://localhost:${port}/feed.json`)).status;
  const live = await command("backup", "live.tar.gz");
  expect({ code: live.code, stderr: live.stderr }).toEqual({ code: 0, stderr: "" });
  expect(live.stdout).toMatch(/holds \d+ rows of \d+ tables and \d+ files/);
  const rejected = await command("restore", "live.tar.gz");
  expect(rejected).toMatchObject({ code: 1, stderr: expect.stringContaining("stop it first") as string });
  expect(await articles()).toBe(200);
  await site.stop();

  expect((await command("backup", "still.tar.gz")).code).toBe(0);
  const restored = await command("restore", "live.tar.gz");
  expect({ code: restored.code, stderr: restored.stderr }).toEqual({ code: 0, stderr: "" });
  expect(await command("restore")).toMatchObject({ code: 1, stderr: expect.stringContaining("Usage:") as string });
});

test("tables that a killed backup has left in the data directory are deleted after a day", async () => {
  const dataDir = inFolder("killed");
  const [abandoned, running, other] = ["backing-up-a", "backing-up-b", "media"].map((name) => path.join(dataDir, name));
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const directory of [abandoned, running, other] as string[]) {
    await mkdir(directory, { recursive: true });
    await writeFile(path.join(directory, "leads"), "{}");
    if (directory !== running) await utimes(directory, longAgo, longAgo);
  }
  await purgeAbandonedBackups(dataDir, new Date());
  expect((await readdir(dataDir)).sort()).toEqual(["backing-up-b", "media"]);
});
