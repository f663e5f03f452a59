import { AsyncLocalStorage } from "node:async_hooks";
import { onTestFinished } from "vitest";
import type { ProcessResult } from "../fixtures/node-process.ts";
import { createLogger, readConfig, reportFailedStart, runCommand, serveSite } from "./built-site.ts";

type Output = { stdout: string; stderr: string };

/** Collects the output of the code that runs within it. */
const output = new AsyncLocalStorage<Output>();

for (const [method, stream] of [
  ["log", "stdout"],
  ["warn", "stderr"],
  ["error", "stderr"],
] as const) {
  const print = console[method];
  console[method] = (...parts: unknown[]) => {
    const printed = output.getStore();
    if (printed) printed[stream] += `${parts.map(String).join(" ")}\n`;
    else print(...parts);
  };
}

/**
 * Runs a command of the built site, such as `content export DIRECTORY`, in this process: like `runNode`, without the
 * cost of a process.
 */
export function runHere(args: readonly string[], environment: Record<string, string>): Promise<ProcessResult> {
  const printed = { stdout: "", stderr: "" };
  return output.run(printed, async () => {
    const code = await runCommand(args, environment);
    return { ...printed, code, signal: null };
  });
}

export type SiteHere = {
  /** @throws the error that prevented the start */
  port: Promise<number>;
  /** Log lines so far. */
  log: () => readonly string[];
  /** Like the signal to a process: drains, closes everything, and resolves to its output. */
  stop: (signal?: "SIGINT" | "SIGTERM") => Promise<ProcessResult>;
  /** After a failed start, or a stop. */
  ended: Promise<ProcessResult>;
};

/**
 * Serves the built site in this process: like `startNode(["server/main.ts"])`, without the cost of a process; stopped
 * after the test.
 */
export function startHere(environment: Record<string, string>): SiteHere {
  const printed = { stdout: "", stderr: "" };
  const ended = Promise.withResolvers<ProcessResult>();
  const destination = {
    write: (line: string) => {
      printed.stdout += line;
    },
  };
  const end = (code: number) => ended.resolve({ ...printed, code, signal: null });
  const served = output.run(printed, async () => {
    try {
      const config = readConfig({ NODE_ENV: "production", PORT: "0", LOG_LEVEL: "silent", ...environment });
      return await serveSite(config, createLogger(config.logLevel, config.serviceName, destination));
    } catch (error) {
      reportFailedStart(error);
      end(1);
      throw error;
    }
  });
  const port = served.then(({ port: open }) => open);
  // Rejects for callers that await it.
  port.catch(() => undefined);
  async function stop(signal: "SIGINT" | "SIGTERM" = "SIGTERM"): Promise<ProcessResult> {
    const site = await served.catch(() => undefined);
    await site?.stop(signal);
    if (site) end(0);
    return ended.promise;
  }
  onTestFinished(() => stop("SIGINT").then(() => undefined));
  return {
    port,
    log: () => printed.stdout.split("\n").filter(Boolean),
    stop,
    ended: ended.promise,
  };
}
