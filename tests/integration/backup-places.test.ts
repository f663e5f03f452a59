import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backupName, fileSource, fileTarget, listBackups } from "../../server/backup/backup-places.ts";
import { makeBackup } from "../../server/backup/make-backup.ts";
import { checkBackup } from "../../server/backup/read-backup.ts";
import { restoreBackup } from "../../server/backup/restore-backup.ts";
import { backUpWhenDue, scheduledBackups } from "../../server/backup/scheduled-backups.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { holdRunningLock, withoutRunningSite } from "../../server/database/running-lock.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { openMedia } from "../../server/media/open-media.ts";
import type { FileStore, MediaStore } from "../../src/server-context/media-store.ts";
import { findPostgresBinaries } from "./support/postgres-cluster.ts";
import { createMigratedOnServer } from "./support/postgres-server.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { type S3Server, startS3 } from "./support/s3-server.ts";
import { siteAccountVariables } from "./support/site-account.ts";
import { runHere, startHere } from "./support/site-here.ts";
import { type Store, startStore } from "./support/stores.ts";

const secret = "a secret of this site, long enough\n";
let directory: string;
let server: S3Server;
let databases: Store;
let count = 0;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "backup-places-"));
  [server, databases] = await Promise.all([startS3(), startStore("embedded")]);
});
afterAll(async () => {
  await Promise.all([server.stop(), databases.stop()]);
  await rm(directory, { recursive: true, maxRetries: 10 });
});

const newFolder = () => `place-${++count}`;

async function listNames(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
}

/** A site with an article and a recording, its media in a folder or a bucket. */
async function openSite(kind: "folder" | "bucket") {
  const dataDir = path.join(directory, newFolder());
  const media = await openMedia({ dataDir, mediaUrl: kind === "bucket" ? server.url(newFolder()) : undefined });
  const { db } = await databases.open();
  return { db, dataDir, media };
}

type TestSite = Awaited<ReturnType<typeof openSite>>;

async function fill({ db, dataDir, media }: TestSite) {
  await mkdir(path.join(dataDir, "keys"), { recursive: true });
  await writeFile(path.join(dataDir, "keys", "secret"), secret);
  await db.insertInto("blog_articles").values({ title: "Lights", slug: "lights" }).execute();
  await media.put("audio/1 ä.mp3", Buffer.from("a sound"));
  await media.put("uploads/k/empty.txt", new Uint8Array());
}

const slugs = async ({ db }: TestSite) =>
  (await db.selectFrom("blog_articles").select("slug").execute()).map(({ slug }) => slug);

test.each([
  ["folder", "bucket"],
  ["bucket", "folder"],
] as const)("a media backup from a %s is restored into a %s", async (from, to) => {
  const site = await openSite(from);
  await fill(site);
  const file = path.join(directory, `${newFolder()}.tar.gz`);
  await makeBackup({ ...site, target: fileTarget(file) });

  const restored = await openSite(to);
  await restored.media.put("audio/before.mp3", Buffer.from("before"));
  const { previousState } = await restoreBackup({ ...restored, source: fileSource(file) });
  expect(await listNames(restored.media)).toEqual(["audio/1 ä.mp3", "uploads/k/empty.txt"]);
  expect(await slugs(restored)).toEqual(["lights"]);
  expect(await readFile(path.join(restored.dataDir, "keys", "secret"), "utf8")).toBe(secret);

  await restoreBackup({ ...restored, source: fileSource(previousState ?? "") });
  expect(await listNames(restored.media)).toEqual(["audio/before.mp3"]);
  expect(await slugs(restored)).toEqual([]);
  // Restoring a backup without a key leaves the existing key unchanged.
  expect(await readFile(path.join(restored.dataDir, "keys", "secret"), "utf8")).toBe(secret);
});

test("an encrypted backup opens only with its key", async () => {
  const [identity, another] = await Promise.all([generateX25519Identity(), generateX25519Identity()]);
  const site = await openSite("folder");
  await fill(site);
  const file = path.join(directory, `${newFolder()}.tar.gz.age`);
  const backup = await makeBackup({
    ...site,
    target: fileTarget(file),
    recipient: await identityToRecipient(identity),
  });
  expect((await readFile(file)).includes("Lights")).toBe(false);
  expect(await checkBackup(fileSource(file), identity)).toEqual(backup.manifest);
  await expect(checkBackup(fileSource(file), undefined)).rejects.toThrow("The backup is encrypted; name the file");
  await expect(checkBackup(fileSource(file), another)).rejects.toThrow("encrypted to another key");
  const restored = await openSite("folder");
  await restoreBackup({ ...restored, source: fileSource(file), identity });
  expect(await slugs(restored)).toEqual(["lights"]);
});

describe("a backup schedule", () => {
  const logger = { info: () => undefined };
  const settings = { everyMs: 3_600_000, keep: 2, recipient: undefined };
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour));
  let site: TestSite;
  let backups: MediaStore;
  beforeEach(async () => {
    site = await openSite("folder");
    await fill(site);
    backups = await openMedia({ dataDir: path.join(directory, newFolder()), mediaUrl: server.url(newFolder()) });
  });

  test("creates a backup when due, and deletes only surplus ones", async () => {
    await backups.put("notes.txt", Buffer.from("of the owner"));
    const run = (hour: number) => backUpWhenDue(backups, { ...site, settings, logger }, at(hour));
    expect(await run(1)).toBe("site-2026-11-22T01-00-00Z.tar.gz");
    expect(await run(1.5)).toBeUndefined();
    await run(2);
    await run(3);
    expect(await listNames(backups)).toEqual(["notes.txt", backupName(at(2), false), backupName(at(3), false)]);
  });

  test("discards a backup that reads back differently, and then deletes no other", async () => {
    const run = (store: FileStore, hour: number) => backUpWhenDue(store, { ...site, settings, logger }, at(hour));
    await run(backups, 1);
    await run(backups, 2);
    const corruptingStore = { ...backups, put: (name: string) => backups.put(name, Buffer.from("half of it")) };
    await expect(run(corruptingStore, 3)).rejects.toThrow("reads differently from what was written");
    expect((await listBackups(backups)).map(({ name }) => name)).toEqual([
      backupName(at(2), false),
      backupName(at(1), false),
    ]);
  });

  test("deletes a backup that an outage left unverified, and makes another", async () => {
    const run = (store: FileStore, hour: number) => backUpWhenDue(store, { ...site, settings, logger }, at(hour));
    const unavailable = () => Promise.reject(new Error("unavailable"));
    await expect(run({ ...backups, stat: unavailable, delete: unavailable }, 1)).rejects.toThrow("unavailable");
    expect(await run(backups, 1)).toBe(backupName(at(1), false));
    expect(await listNames(backups)).toEqual([backupName(at(1), false)]);
  });

  test("verifies an encrypted backup without its key", async () => {
    const recipient = await identityToRecipient(await generateX25519Identity());
    const parts = { ...site, settings: { ...settings, recipient }, logger };
    expect(await backUpWhenDue(backups, parts, at(1))).toBe("site-2026-11-22T01-00-00Z.tar.gz.age");
  });
});

test("backup commands write to a bucket, read from it, and decrypt", async () => {
  const identity = await generateX25519Identity();
  await writeFile(path.join(directory, "key.txt"), `# created: today\n${identity}\n`);
  const environment = {
    DATA_DIR: path.join(directory, newFolder()),
    INIT_CWD: directory,
    BACKUP_URL: server.url(newFolder()),
    BACKUP_RECIPIENT: await identityToRecipient(identity),
    NODE_ENV: "production",
    PORT: "0",
    LOG_LEVEL: "silent",
  };
  copyPrepared("sample", environment.DATA_DIR);
  const command = (...args: string[]) => runHere(args, environment);
  const site = startHere({ ...environment, LOG_LEVEL: "info" });
  // A backup that cannot be read back is removed, and made again at the next run.
  await expect.poll(() => site.log().join("\n")).toContain("backed up and read back");
  const backups = await openMedia({ dataDir: environment.DATA_DIR, mediaUrl: environment.BACKUP_URL });
  expect(await listBackups(backups)).toHaveLength(1);
  const result = await command("backup", server.url("by-hand"));
  expect({ code: result.code, stderr: result.stderr }).toEqual({ code: 0, stderr: "" });
  expect(result.stdout).toMatch(/^site-\S+\.tar\.gz\.age holds \d+ rows/);
  await site.stop();

  const checked = await command("backup", "--check", "--identity", "key.txt");
  expect(checked).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("can be read") as string });
  expect(await command("restore")).toMatchObject({ code: 1, stderr: expect.stringContaining("--identity") as string });
  const file = result.stdout.split(" ")[0] ?? "";
  const restored = await command("restore", `${server.url("by-hand")}/${file}`, "--identity", "key.txt");
  expect({ code: restored.code, stderr: restored.stderr }).toEqual({ code: 0, stderr: "" });
  expect(restored.stdout).toContain("What was there before is in");
  expect((await readdir(environment.DATA_DIR)).filter((name) => /^(?:restoring|backing)/.test(name))).toEqual([]);
});

const programs = findPostgresBinaries();

test.skipIf(!programs)("a restore is rejected while any replica runs, and keeps replicas from running", async () => {
  const databaseUrl = await createMigratedOnServer();
  const database = await openDatabase({ dataDir: directory, databaseUrl });
  const restores: Error[] = [];
  const hold = () => holdRunningLock({ databaseUrl }, (error) => restores.push(error));
  const first = await hold();
  const second = await hold();
  await first();
  await expect(withoutRunningSite({ databaseUrl }, async () => "done")).rejects.toThrow(
    "The site is running on this database (127.0.0.1); stop every replica first, then restore.",
  );
  const breakLock = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chartroom lock' and datname = current_database()`.execute(
      database.db,
    );
  await breakLock();
  const isLocked = async () =>
    withoutRunningSite({ databaseUrl }, async () => false).catch((error: unknown) => String(error).includes("running"));
  await expect.poll(isLocked, { timeout: 60_000 }).toBe(true);
  async function restoreWithoutLock() {
    await breakLock();
    return withoutRunningSite({ databaseUrl }, async () => {
      await expect(hold()).rejects.toThrow("A backup is being restored");
      await expect.poll(() => restores.length, { timeout: 10_000 }).toBeGreaterThan(0);
      return "the replica knows";
    }).catch(String);
  }
  await expect.poll(restoreWithoutLock, { timeout: 60_000 }).toBe("the replica knows");
  await second();

  const silent = { PORT: "0", LOG_LEVEL: "silent", NODE_ENV: "production" };
  const environment = { ...siteAccountVariables(databaseUrl), ...silent };
  const siteEnvironment = { ...environment, DATA_DIR: path.join(directory, newFolder()) };
  const otherEnvironment = { ...environment, DATA_DIR: path.join(directory, newFolder()), INIT_CWD: directory };
  const site = startHere(siteEnvironment);
  await site.port;
  expect((await runHere(["backup", "remote.tar.gz"], otherEnvironment)).code).toBe(0);
  const restore = () => runHere(["restore", "remote.tar.gz"], otherEnvironment);
  expect(await restore()).toMatchObject({ code: 1, stderr: expect.stringContaining("stop every replica") as string });
  await site.stop("SIGINT");
  await expect.poll(isLocked, { timeout: 60_000 }).toBe(false);
  expect(await restore()).toMatchObject({ code: 0, stderr: "" });
  await database.close();
});

test("an interrupted backup leaves no file and reports an error", async () => {
  const site = await openSite("folder");
  await fill(site);
  const file = path.join(directory, `${newFolder()}.tar.gz`);
  const get: FileStore["get"] = async () => {
    throw new Error("the store is unavailable");
  };
  const parts = { ...site, media: { ...createFolderMedia(site.dataDir), list: site.media.list, get } };
  await expect(makeBackup({ ...parts, target: fileTarget(file) })).rejects.toThrow("the store is unavailable");
  expect((await readdir(directory)).filter((name) => name.startsWith(path.basename(file)))).toEqual([]);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith("backing"))).toEqual([]);
});

test("a scheduled backup ends at once when the site stops, and counts neither as made nor as failed", async () => {
  const site = await openSite("folder");
  await fill(site);
  const stopping = new AbortController();
  const recording = { name: "audio/long.mp3", bytes: 2 ** 40, modified: new Date(), version: "1" };
  const list: FileStore["list"] = async function* () {
    yield recording;
  };
  const get: FileStore["get"] = async () => {
    setImmediate(() => stopping.abort());
    return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000)) });
  };
  const url = server.url(newFolder());
  const logger = { info: () => undefined };
  const parts = { ...site, media: { ...site.media, list, get }, logger, signal: stopping.signal };
  const scheduled = scheduledBackups(parts, { url, everyMs: 1, keep: 2, recipient: undefined });
  expect(await scheduled?.run()).toBeUndefined();
  expect(await listNames(await openMedia({ dataDir: site.dataDir, mediaUrl: url }))).toEqual([]);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith("backing"))).toEqual([]);
});
