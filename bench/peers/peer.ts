import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Product } from "../product.ts";

/** Paths of the same three things on each site; undefined where a site has none on its server. */
export type PeerPages = { home: string; article: string; search: ((n: number) => string) | undefined };

export type Running = Pick<Product, "port" | "origin" | "memory" | "stop"> & { startedAfter: number };

export type Peer = {
  name: string;
  pages: PeerPages;
  /** Starts it with the data that it has. */
  start: () => Promise<Running>;
  /** The file that stands for one which its pages load from another host, for a machine that reaches no other host. */
  fileFrom?: (url: URL) => string | undefined;
};

/** The texts that every site shows. */
export type Text = { title: string; html: string };

/** Starts a Node program and waits until its home page answers with 200. @throws when it ends before */
export async function startProgram(
  args: readonly string[],
  cwd: string,
  port: number,
  environment: Record<string, string>,
  remember: (child: ChildProcess) => void,
): Promise<Running> {
  const began = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...environment },
  });
  remember(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const origin = `http://localhost:${port}`;
  while ((await fetch(origin).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended with code ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    port,
    origin,
    startedAfter: performance.now() - began,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Stops a program once the work with it is done or has failed. */
export async function stopAfter<T>(running: Pick<Running, "stop">, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    await running.stop();
  }
}
