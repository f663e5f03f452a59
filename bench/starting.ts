import { startProduct } from "./product.ts";
import { median, printTable, round } from "./table.ts";

/** Cold start (empty folder: initialise, migrate, sample content) and warm starts to the first answer of /healthz. */
export async function measureStart(dataDir: string): Promise<void> {
  const cold = await startProduct(dataDir);
  await cold.stop();
  const warm: number[] = [];
  let memory = 0;
  for (let run = 0; run < 5; run++) {
    const product = await startProduct(dataDir);
    warm.push(product.startedAfter);
    await fetch(`${product.origin}/`);
    memory = await product.memory();
    await product.stop();
  }
  printTable(
    "Start",
    ["what", "measured", "aim"],
    [
      ["cold start to /healthz", `${round(cold.startedAfter)} ms`, "-"],
      ["warm start to /healthz, median of 5", `${round(median(warm))} ms`, "under 1500 ms"],
      ["resident memory after the first page", `${round(memory)} MB`, "-"],
    ],
  );
}
