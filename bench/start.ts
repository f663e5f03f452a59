import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { median, printFigures } from "./figures.ts";
import { startProduct } from "./product.ts";

/** Baseline: milliseconds of an empty Node process. */
function emptyProcess(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    spawn(process.execPath, ["-e", ""])
      .once("error", reject)
      .once("exit", () => resolve(performance.now() - start));
  });
}

/** Milliseconds of a warm start: a fifth above 2.3 s on two cores and 0.8 s on four. */
const warmTarget = availableParallelism() < 4 ? 2_760 : 960;

/** Milliseconds for the caches to fill before memory is read. */
const settleMs = 4_000;

/** Cold start (empty directory: initialise, migrate, sample content) and warm starts, to the first response of /healthz. */
export async function measureStart(dataDir: string): Promise<void> {
  const cold = await startProduct(dataDir);
  await cold.stop();
  const warm: number[] = [];
  const empty: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < 5; run++) {
    empty.push(await emptyProcess());
    const product = await startProduct(dataDir);
    warm.push(product.startedAfter);
    await fetch(`${product.origin}/`);
    await pause(settleMs);
    memory.push(await product.memory());
    await product.stop();
  }
  const baseline = `${Math.round(median(empty))} ms for an empty Node process`;
  printFigures("Start", [
    { label: "cold start to /healthz", measured: cold.startedAfter, unit: "ms", baseline },
    { label: "warm start to /healthz, median of 5", measured: median(warm), unit: "ms", atMost: warmTarget, baseline },
    { label: "resident memory after the start, median of 5", measured: median(memory), unit: "MB", atMost: 380 },
  ]);
}
