import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Polls /livez from a thread of its own, so that the load generator does not distort the measurement. */
const url = String(workerData);
let slowest = 0;
let isOver = false;

parentPort?.once("message", () => {
  isOver = true;
});

while (!isOver) {
  const start = performance.now();
  await new Promise<void>((resolve) => {
    get(url, (response) => response.resume().once("end", resolve)).once("error", () => resolve());
  });
  slowest = Math.max(slowest, performance.now() - start);
  await pause(10);
}
parentPort?.postMessage(slowest);
