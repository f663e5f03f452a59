import { parentPort, workerData } from "node:worker_threads";
import type { BookletParts } from "./booklet-parts.ts";
import { drawBooklet } from "./draw-booklet.server.ts";

parentPort?.postMessage(await drawBooklet(workerData as BookletParts));
