import { expect, onTestFinished, test, vi } from "vitest";
import { startSchedule } from "./schedule.ts";

test("counts a run once when its notice can't be cleared", async () => {
  const runs: string[] = [];
  const failed = vi.fn(() => Promise.resolve());
  const error = vi.fn();
  const succeeded = vi.fn(() => Promise.reject(new Error("away")));
  const stop = startSchedule([{ name: "a job", everyMs: 60_000, atStart: true, run: async () => undefined }], {
    leases: { run: (_name, _everyMs, run) => run().then(() => true), postpone: async () => undefined },
    logger: { error, debug: () => undefined },
    onRun: (_job, outcome) => runs.push(outcome),
    watch: { succeeded, failed },
  });
  onTestFinished(stop);
  await stop();
  expect(succeeded).toHaveBeenCalledOnce();
  expect(runs).toEqual(["done"]);
  expect(error).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
