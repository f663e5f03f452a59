import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { OperatorError } from "../../src/server-context/error-messages.ts";

export type ExportFolder = Awaited<ReturnType<typeof openExportFolder>>;

/** A new or empty folder. @throws OperatorError for one that has files */
export async function openExportFolder(directory: string) {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0)
    throw new OperatorError(`The folder ${directory} is not empty. Name a new one, or empty it first.`);
  let files = 0;

  async function preparePath(name: string): Promise<string> {
    files += 1;
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  }

  return {
    async write(name: string, content: string | Uint8Array): Promise<void> {
      await writeFile(await preparePath(name), content);
    },
    async copy(name: string, source: ReadableStream<Uint8Array>): Promise<void> {
      await pipeline(source, createWriteStream(await preparePath(name)));
    },
    count: () => files,
    /** Removes the written files, so that the export can be repeated. */
    async empty(): Promise<void> {
      for (const name of await readdir(directory)) await rm(path.join(directory, name), { recursive: true });
    },
  };
}
