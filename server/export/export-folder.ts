import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { OperatorError } from "../../src/server-context/error-messages.ts";

const manifestName = ".export.json";

const manifest = z.object({
  /** File below the folder -> fingerprint of its source. */
  files: z.record(z.string(), z.string()),
});

export const fingerprintOf = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 22);

export type ExportCounts = { written: number; unchanged: number; removed: number };

export type ExportFolder = Awaited<ReturnType<typeof openExportFolder>>;

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function readManifest(directory: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(directory, manifestName), "utf8").catch(() => undefined);
  if (text === undefined) return {};
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new OperatorError(`${path.join(directory, manifestName)} was not written by an export.`);
  return parsed.data.files;
}

/** The folder of an export: unchanged files keep their time, obsolete ones are removed, foreign ones are untouched. */
export async function openExportFolder(directory: string) {
  await mkdir(directory, { recursive: true });
  const before = await readManifest(directory);
  const now: Record<string, string> = {};
  const counts: ExportCounts = { written: 0, unchanged: 0, removed: 0 };
  const made = new Set<string>();

  /** Also records the file as part of this export. */
  async function isOutdated(name: string, fingerprint: string): Promise<boolean> {
    const file = path.join(directory, name);
    const there = await exists(file);
    if (there && !(name in before) && !(name in now)) {
      throw new OperatorError(`${file} already exists and was not made by an export; choose another folder.`);
    }
    now[name] = fingerprint;
    if (there && before[name] === fingerprint) {
      counts.unchanged += 1;
      return false;
    }
    counts.written += 1;
    const parent = path.dirname(file);
    if (!made.has(parent)) {
      await mkdir(parent, { recursive: true });
      made.add(parent);
    }
    return true;
  }

  /** Atomic: a file server never sends half a file. */
  async function put(name: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const file = path.join(directory, name);
    const unfinished = `${file}.unfinished`;
    await write(unfinished);
    await rename(unfinished, file);
  }

  async function removeLeftovers(): Promise<void> {
    for (const name of Object.keys(before)) {
      if (name in now) continue;
      await rm(path.join(directory, name), { force: true });
      counts.removed += 1;
      // Removes emptied folders; rmdir rejects others.
      for (let parent = path.dirname(name); parent !== "."; parent = path.dirname(parent)) {
        const emptied = await rmdir(path.join(directory, parent)).then(
          () => true,
          () => false,
        );
        if (!emptied) break;
      }
    }
  }

  async function writeManifest(files: Record<string, string>): Promise<void> {
    const sorted = Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
    await put(manifestName, (file) => writeFile(file, JSON.stringify({ files: sorted })));
  }

  return {
    /** `fingerprint` identifies the source where it is less than the content. */
    async write(name: string, content: string | Uint8Array, fingerprint = fingerprintOf(content)): Promise<void> {
      if (await isOutdated(name, fingerprint)) await put(name, (file) => writeFile(file, content));
    },
    /** Streams a file, skipping an unchanged version. False when there is nothing to copy. */
    async copy(
      name: string,
      version: string,
      read: () => Promise<ReadableStream<Uint8Array> | undefined>,
    ): Promise<boolean> {
      if (!(await isOutdated(name, version))) return true;
      const source = await read();
      if (source) await put(name, (file) => pipeline(source, createWriteStream(file)));
      return source !== undefined;
    },
    async finish(): Promise<ExportCounts> {
      await removeLeftovers();
      await writeManifest(now);
      return counts;
    },
    /** Lets the next export replace what an interrupted one wrote. */
    async interrupted(): Promise<void> {
      await writeManifest({ ...before, ...now });
    },
  };
}
