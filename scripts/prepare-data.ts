import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type EmbeddedDatabase, openEmbedded } from "../server/database/embedded/open-embedded.ts";
import { openDatabase } from "../server/database/open-database.ts";
import { createFolderMedia } from "../server/media/folder-media.ts";

const root = path.resolve(import.meta.dirname, "..");
const preparedDir = path.join(root, ".tmp", "prepared");
// The build seeds the sample content.
const sources = ["db", "server", "src", "dist/server", "package-lock.json", "scripts/prepare-data.ts"];
const maxAgeMs = 24 * 60 * 60 * 1000;

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    const absolute = path.join(root, source);
    const isFolder = (await stat(absolute)).isDirectory();
    const names = isFolder ? (await readdir(absolute, { recursive: true })).sort() : [""];
    for (const name of names) {
      const text = await readFile(path.join(absolute, name)).catch(() => undefined);
      if (text && !/\.(test\.tsx?|css|mp3|map)$/.test(name)) hash.update(name).update(text);
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** Drops PostgreSQL's two template databases: half of the files, and unused by tests. */
async function dropTemplates({ pglite }: EmbeddedDatabase): Promise<void> {
  await pglite.exec("update pg_database set datistemplate = false, datallowconn = true");
  for (const name of ["template0", "template1"]) await pglite.exec(`drop database ${name}`);
}

/** From the build, because Node alone cannot load the components of emails and issues. */
async function loadSeed() {
  const file = pathToFileURL(path.join(root, "dist", "server", "server.js")).href;
  return ((await import(/* @vite-ignore */ file)) as typeof import("../src/server.ts")).seedSampleContent;
}

async function createPreparedData(folder: string): Promise<void> {
  const empty = path.join(folder, "empty");
  const migrated = path.join(folder, "migrated");
  const sample = path.join(folder, "sample");
  const template = await openEmbedded(empty);
  await dropTemplates(template);
  await template.close();
  await cp(empty, migrated, { recursive: true });
  await (await openDatabase({ dataDir: migrated })).close();
  await cp(migrated, sample, { recursive: true });
  const database = await openDatabase({ dataDir: sample });
  const seedSampleContent = await loadSeed();
  await seedSampleContent(database, createFolderMedia(path.join(sample, "media")));
  await database.close();
}

/**
 * Data directories for tests to copy: "empty" (not migrated), "migrated" and "sample". Made once per state of the sources.
 * @returns the directory that holds the three
 */
export async function prepareData(): Promise<string> {
  const folder = path.join(preparedDir, await fingerprint());
  if (existsSync(folder)) return folder;
  await mkdir(preparedDir, { recursive: true });
  for (const name of await readdir(preparedDir)) {
    const old = path.join(preparedDir, name);
    const { mtimeMs } = await stat(old).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxAgeMs) await rm(old, { recursive: true, force: true });
  }
  const temporary = await mkdtemp(path.join(preparedDir, "unfinished-"));
  try {
    await createPreparedData(temporary);
    // A concurrent run was faster; its result is equivalent.
    await rename(temporary, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return folder;
}

/** As a command: prints the directory, and copies the sample data to DATA_DIR if that does not exist yet. */
if (import.meta.main) {
  const { DATA_DIR: dataDir } = process.env;
  const folder = await prepareData();
  if (dataDir && !existsSync(dataDir)) await cp(path.join(folder, "sample"), dataDir, { recursive: true });
  console.log(folder);
}
