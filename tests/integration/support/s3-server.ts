import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";

/** The server's access key and secret. */
const key = "S3RVER";

export type S3Server = {
  port: number;
  /** The bucket "media", within a folder when one is named. */
  url: (folder?: string) => string;
  /** The paths of all files on its disk, including parts of unfinished uploads. */
  listFiles: () => Promise<string[]>;
  stop: () => Promise<void>;
};

/** Starts an S3-compatible server as a child process, on a free port, with the empty bucket "media". */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), "s3-"));
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "run-s3.ts"), directory], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: server.stdout }).once("line", (line) => resolve(Number(line)));
    void ended.then(() => reject(new Error("the S3 server did not start")));
  });
  return {
    port,
    url: (folder = "") => `s3+http://${key}:${key}@127.0.0.1:${port}/media${folder && `/${folder}`}`,
    async listFiles() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
    },
    async stop() {
      server.kill("SIGKILL");
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
