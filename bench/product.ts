import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../tests/integration/support/free-port.ts";

const root = path.resolve(import.meta.dirname, "..");

export type Product = {
  port: number;
  origin: string;
  /** Milliseconds from process start to the first response of /healthz. */
  startedAfter: number;
  memory: () => Promise<number>;
  /** Resolves to the seconds until the process is idle. @throws Error after `limit` seconds (default 120) */
  waitUntilIdle: (limit?: number) => Promise<number>;
  /** @throws Error when SIGKILL was necessary after a minute */
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();

/** Registers a process to be killed whenever the bench exits. */
export function registerProcess(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}

const endProcess = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });

export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map((child) => endProcess(child, "SIGTERM")));
}

/** A field of /proc/PID/status in MB: VmRSS (resident now) or VmHWM (peak). */
export async function memoryOf(pid: number | undefined, line: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** Idle: less than this share of one processor for this many seconds. */
const [idleSeconds, idleShare] = [3, 0.05];
/** Limits in seconds: work after a start, startup, shutdown. */
const [idleLimit, startupSeconds, shutdownSeconds] = [120, 120, 60];

async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // Clock ticks of 10 ms: user and system time.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

type StartOptions = {
  port?: number;
  nodeArgs?: readonly string[];
};

export function spawnProduct(
  dataDir: string,
  port: number,
  environment: Record<string, string> = {},
  nodeArgs: readonly string[] = [],
): ChildProcess {
  const child = spawn(process.execPath, [...nodeArgs, "server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      // As in the image and the systemd units.
      MALLOC_TRIM_THRESHOLD_: "131072",
      MALLOC_ARENA_MAX: "2",
      ...environment,
    },
  });
  registerProcess(child);
  return child;
}

/** Starts the built product on a directory of its own. @throws Error when it exits, or is not healthy within two minutes */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  options: StartOptions = {},
): Promise<Product> {
  const port = options.port ?? (await freePort());
  const start = performance.now();
  const child = spawnProduct(dataDir, port, environment, options.nodeArgs);
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode}.`);
    const response = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (response?.ok) break;
    const health = await response?.text();
    if (performance.now() - start > startupSeconds * 1000) {
      child.kill("SIGKILL");
      throw new Error(`The product is not up after ${startupSeconds} s; its health: ${health ?? "no response"}`);
    }
    await pause(5);
  }
  return {
    port,
    origin,
    startedAfter: performance.now() - start,
    memory: () => memoryOf(child.pid, "VmRSS"),
    waitUntilIdle: async (limit = idleLimit) => {
      const from = performance.now();
      const elapsed = () => (performance.now() - from) / 1000;
      let previous = await processorSeconds(child.pid);
      for (;;) {
        await pause(idleSeconds * 1000);
        if (child.exitCode !== null)
          throw new Error(`The product exited with code ${child.exitCode} while it was busy.`);
        const current = await processorSeconds(child.pid);
        if (current - previous < idleSeconds * idleShare) return elapsed() - idleSeconds;
        if (elapsed() > limit) throw new Error(`The product is still busy after ${limit} s, but should be idle.`);
        previous = current;
      }
    },
    stop: async () => {
      const timer = setTimeout(() => child.kill("SIGKILL"), shutdownSeconds * 1000);
      await endProcess(child, "SIGTERM");
      clearTimeout(timer);
      if (child.signalCode === "SIGKILL") throw new Error(`The product had not stopped after ${shutdownSeconds} s.`);
    },
    kill: () => endProcess(child, "SIGKILL"),
  };
}

export async function runCommand(
  args: string[],
  environment: Record<string, string>,
): Promise<{ seconds: number; peakMemory: number; stdout: string }> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  registerProcess(child);
  let stdout = "";
  child.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  let peakMemory = 0;
  const watch = setInterval(() => {
    void memoryOf(child.pid, "VmHWM").then((megabytes) => {
      peakMemory = Math.max(peakMemory, megabytes || 0);
    });
  }, 100);
  await new Promise<void>((resolve) => child.once("close", () => resolve()));
  clearInterval(watch);
  if (child.exitCode !== 0) throw new Error(`node ${args.join(" ")} ended with code ${child.exitCode}.`);
  return { seconds: (performance.now() - start) / 1000, peakMemory, stdout };
}

export async function withCleanup<Value>(work: Promise<Value>, cleanUp: () => Promise<unknown>): Promise<Value> {
  try {
    return await work;
  } finally {
    await cleanUp();
  }
}
