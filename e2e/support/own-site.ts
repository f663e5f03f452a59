import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { folderOfTests } from "../../scripts/folder-of-tests.ts";
import { copyPrepared } from "./prepared-data.ts";

export type OwnSite = {
  origin: string;
  close: () => Promise<void>;
};

/** The part of the built server that journeys use. */
type Built = {
  createLogger: (level: "silent") => unknown;
  readConfig: (environment: Record<string, string>) => unknown;
  serveSite: (config: unknown, logger: unknown) => Promise<{ port: number; stop: (signal: "SIGINT") => Promise<void> }>;
  /** Resolves to the exit code. */
  runCommand: (args: readonly string[], environment: Record<string, string>) => Promise<number>;
};

// These sites live for seconds: their database is compiled quickly rather than optimally.
setFlagsFromString("--liftoff-only");

/** In this process: a separate process needs six seconds of CPU time to start. */
const builtSite = () =>
  import(pathToFileURL(path.resolve(import.meta.dirname, "../../dist/server/server.js")).href) as Promise<Built>;

async function start(dataDir: string, settings: Record<string, string>) {
  const { createLogger, readConfig, serveSite } = await builtSite();
  const config = readConfig({ NODE_ENV: "production", PORT: "0", DATA_DIR: dataDir, ...settings });
  const { port, stop } = await serveSite(config, createLogger("silent"));
  return { origin: `http://localhost:${port}`, stop: () => stop("SIGINT") };
}

/** Runs a command of the built site. @throws Error when it fails */
export async function runOwnCommand(args: readonly string[], environment: Record<string, string>): Promise<void> {
  const { runCommand } = await builtSite();
  if ((await runCommand(args, environment)) !== 0) throw new Error(`${args.join(" ")} failed`);
}

/** Starts the built site on a free port with its own settings and database; `prepare` may write to it first. */
export async function startOwnSite(
  settings: Record<string, string>,
  prepare?: (dataDir: string) => Promise<unknown>,
): Promise<OwnSite> {
  const dataDir = await mkdtemp(path.join(folderOfTests(), "own-site-"));
  copyPrepared(settings.SAMPLE_CONTENT === "none" ? "migrated" : "sample", dataDir);
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
