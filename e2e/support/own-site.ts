import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { copyPrepared } from "./prepared-data.ts";

export type OwnSite = {
  origin: string;
  close: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, "../..");

async function start(dataDir: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "silent", PORT: "0", DATA_DIR: dataDir, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = /The site is open at (http:\/\/localhost:\d+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error("The site ended before it was open")));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { origin, stop };
}

/** Starts the built site on a free port with its own settings and database; `prepare` may write to it first. */
export async function startOwnSite(
  settings: Record<string, string>,
  prepare?: (dataDir: string) => Promise<unknown>,
): Promise<OwnSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "own-site-"));
  await copyPrepared(settings.SAMPLE_CONTENT === "none" ? "migrated" : "sample", dataDir);
  await prepare?.(dataDir);
  const running = await start(dataDir, settings);
  return {
    origin: running.origin,
    async close() {
      await running.stop();
      await rm(dataDir, { recursive: true, maxRetries: 10 });
    },
  };
}
