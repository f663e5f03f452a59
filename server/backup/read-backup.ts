import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { freeDisk } from "../database/free-disk.ts";
import type { BackupSource } from "./backup-places.ts";
import { decrypt } from "./encryption.ts";
import { keysFolder, type Manifest, manifestSchema, mediaFolder } from "./manifest.ts";

const manifestName = "manifest.json";
/** It names every table and migration, and no rows. */
const maxManifestBytes = 1024 * 1024;

const folders = [mediaFolder, keysFolder, "database"];

const isBackedUp = (name: string) => name === manifestName || folders.some((folder) => name.startsWith(`${folder}/`));

/** Entry names cannot escape the target directory. */
async function readEntries(
  { name: source, read }: BackupSource,
  identity: string | undefined,
  readEntry: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const archive = extract();
  const reading = (async () => {
    for await (const entry of archive) {
      const { name, type } = entry.header;
      if (type !== "file" || !isBackedUp(name) || path.posix.normalize(name) !== name) {
        throw new OperatorError(`${source} holds ${name}, which no backup of this program has.`);
      }
      await readEntry(name, entry as AsyncIterable<Uint8Array>);
    }
  })();
  try {
    await Promise.all([pipeline(await decrypt(await read(), identity), createGunzip(), archive), reading]);
  } catch (error) {
    archive.destroy();
    await reading.catch(() => undefined);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${source} cannot be read as a backup: ${(error as Error).message}`, { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseManifest(source: string, text: string | undefined): Manifest {
  if (text === undefined) throw new OperatorError(`${source} is not a backup of this program: it has no manifest.`);
  const read = manifestSchema.safeParse(parseJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const fault = issue?.path[0] === "format" ? issue.message : "its manifest is damaged";
  throw new OperatorError(`${source} cannot be restored: ${fault}.`);
}

async function* limitBytes(maxBytes: number, content: AsyncIterable<Uint8Array>, message: string) {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new OperatorError(message);
    yield chunk;
  }
}

/**
 * Unpacks a backup into a directory of its own, using at most half of the free disk: the other half is for what it is
 * restored into. @throws OperatorError with one sentence
 */
export async function unpackBackup(
  source: BackupSource,
  folder: string,
  identity: string | undefined,
  maxBytes?: number,
): Promise<Manifest> {
  let room = maxBytes ?? (await freeDisk(folder)).freeBytes / 2;
  await readEntries(source, identity, async (name, content) => {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const limited = limitBytes(
      name === manifestName ? maxManifestBytes : room,
      content,
      `${source.name} holds more than the disk has room for.`,
    );
    await pipeline(limited, createWriteStream(target, { mode: 0o600 }));
    room -= (await stat(target)).size;
  });
  const text = await readFile(path.join(folder, manifestName), "utf8").catch(() => undefined);
  return parseManifest(source.name, text);
}

async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function countLines(content: AsyncIterable<Uint8Array>): Promise<number> {
  let lines = 0;
  for await (const chunk of content) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}

/** Reads a backup completely and checks it against its manifest; writes nothing. @throws OperatorError when it is damaged */
export async function checkBackup(source: BackupSource, identity: string | undefined): Promise<Manifest> {
  let text: string | undefined;
  let files = 0;
  const rows = new Map<string, number>();
  await readEntries(source, identity, async (name, content) => {
    if (name === manifestName)
      text = await readText(
        limitBytes(maxManifestBytes, content, `${source.name} cannot be restored: its manifest is damaged.`),
      );
    else if (name.startsWith("database/")) rows.set(path.basename(name, ".ndjson"), await countLines(content));
    else {
      for await (const _ of content);
      files += 1;
    }
  });
  const manifest = parseManifest(source.name, text);
  for (const table of manifest.tables) {
    if (rows.get(table.name) !== table.rows)
      throw new OperatorError(
        `${source.name} is damaged: ${table.name} does not have the ${table.rows} rows that it should.`,
      );
  }
  // Fewer is fine: files erased during the backup are not in it.
  if (files > manifest.files) throw new OperatorError(`${source.name} is damaged: it holds more files than it should.`);
  return manifest;
}

export const readTable = (folder: string, table: string): AsyncIterable<string> =>
  createInterface({ input: createReadStream(path.join(folder, "database", `${table}.ndjson`)) });
