import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

export type Product = {
  port: number;
  origin: string;
  /** Milliseconds from the start of the process to the first answer of /healthz. */
  startedAfter: number;
  /** Resident memory in MB. */
  memory: () => Promise<number>;
  /**
   * Resolves when it has nothing left to do, as what follows a start or an import is done, to the seconds that it took.
   * @throws Error when it is not done after so many seconds; without a number, two minutes.
   */
  rest: (limit?: number) => Promise<number>;
  /** @throws Error when it had to be ended with SIGKILL after a minute. */
  stop: () => Promise<void>;
  /** Ends it with SIGKILL, at once. */
  kill: () => Promise<void>;
};

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const url = probe.address();
      probe.close(() => resolve(typeof url === "object" && url ? url.port : 0));
    });
  });

/** Programs that this bench has started and that still run. */
const running = new Set<ChildProcess>();

/** Has a program ended with the bench, however that ends. */
export function remember(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}

/** Sends a signal and waits for the end. */
const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });

/** Ends every process that a bench stopped early has left, and waits for it. */
export async function stopProcesses(): Promise<void> {
  await Promise.all([...running].map((child) => end(child, "SIGTERM")));
}

/** A line of /proc/PID/status in MB, such as VmRSS (resident now) and VmHWM (at most until now). */
export async function memoryOf(pid: number | undefined, line: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** A process rests when it has used less than this share of a processor for so long. */
const [restSeconds, restShare] = [3, 0.05];
/** Seconds after which what follows a start must be done, a product must have come up, and must have ended. */
const [restLimit, upSeconds, endSeconds] = [120, 120, 60];

/** Seconds that a process has used of the processors. */
async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // In hundredths of a second: what it used itself, and the kernel for it.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
}

type StartOptions = {
  /** Absent: a free one. */
  port?: number;
  /** For Node.js itself, such as "--import=…". */
  nodeArgs?: readonly string[];
};

/** Starts the built product on a folder of its own and waits for nothing. */
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
      // As the image and the units of systemd set it.
      MALLOC_TRIM_THRESHOLD_: "131072",
      ...environment,
    },
  });
  remember(child);
  return child;
}

/**
 * Starts the built product on a folder of its own and waits until it is healthy.
 * @throws Error when it ends meanwhile, or is not healthy after two minutes
 */
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
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (answer?.ok) break;
    const health = await answer?.text();
    if (performance.now() - start > upSeconds * 1000) {
      child.kill("SIGKILL");
      throw new Error(`The product is not up after ${upSeconds} s; its health: ${health ?? "no answer"}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    port,
    origin,
    startedAfter: performance.now() - start,
    memory: () => memoryOf(child.pid, "VmRSS"),
    rest: async (limit = restLimit) => {
      const from = performance.now();
      const passed = () => (performance.now() - from) / 1000;
      let busy = await processorSeconds(child.pid);
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, restSeconds * 1000));
        if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode} while it worked.`);
        const now = await processorSeconds(child.pid);
        // It has rested since the last look but one.
        if (now - busy < restSeconds * restShare) return passed() - restSeconds;
        if (passed() > limit) throw new Error(`The product still works after ${limit} s in which it should rest.`);
        busy = now;
      }
    },
    stop: async () => {
      const timer = setTimeout(() => child.kill("SIGKILL"), endSeconds * 1000);
      await end(child, "SIGTERM");
      clearTimeout(timer);
      if (child.signalCode === "SIGKILL") throw new Error(`The product had not stopped after ${endSeconds} s.`);
    },
    kill: () => end(child, "SIGKILL"),
  };
}

/** Runs one of the project's commands to its end. @throws Error when it ends with another code than 0 */
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
  remember(child);
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

/** What `work` resolves to, after `end`, which runs in any case. */
export async function afterwards<Value>(work: Promise<Value>, end: () => Promise<unknown>): Promise<Value> {
  try {
    return await work;
  } finally {
    await end();
  }
}
