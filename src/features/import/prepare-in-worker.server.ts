import path from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../server-context/project-root.server.ts";
import type { ContentKind, PreparedBatch } from "../content-drafts/rows/prepared-rows.ts";

/** Batches that are prepared while the database is busy with earlier ones. */
const ahead = 4;

type Answer = IteratorResult<PreparedBatch, void> | { failure: string };

/**
 * Like `prepareFile`, in a thread of its own: validating and sanitising takes as long as the database takes to write, and
 * the embedded database keeps this thread busy.
 */
export async function* prepareInWorker(kind: ContentKind, file: string): AsyncGenerator<PreparedBatch> {
  const worker = new Worker(path.join(projectRoot, "src/features/import/prepare-worker.server.ts"), {
    workerData: { kind, file },
    // Each row is garbage as soon as it is written: better to collect it often than to let it pile up.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const answers: Answer[] = [];
  let wake = () => {};
  const receive = (answer: Answer) => {
    answers.push(answer);
    wake();
  };
  worker.on("message", receive);
  worker.on("error", (error: Error) => receive({ failure: error.message }));
  worker.on("exit", () => receive({ failure: "the thread that prepares the rows has ended" }));
  try {
    for (let asked = 0; asked < ahead; asked++) worker.postMessage("next");
    for (;;) {
      const answer = answers.shift();
      if (!answer) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if ("failure" in answer) throw new Error(answer.failure);
      if (answer.done) return;
      worker.postMessage("next");
      yield answer.value;
    }
  } finally {
    await worker.terminate();
  }
}
