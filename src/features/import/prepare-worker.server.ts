import { parentPort, workerData } from "node:worker_threads";
import type { ImportedKind } from "../content-drafts/rows/prepared-rows.ts";
import { prepareFile } from "./prepare-file.server.ts";

const { kind, file } = workerData as { kind: ImportedKind; file: string };
const batches = prepareFile(kind, file);

parentPort?.on("message", () => {
  batches.next().then(
    (result) => parentPort?.postMessage(result),
    (error: Error) => parentPort?.postMessage({ failure: error.message }),
  );
});
