import path from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import { type BusyTimes, type ReadBusyTimes, UnreadableCalendar } from "./calendar-reading.ts";

export type BusyTimesAnswer = { times: BusyTimes } | { problem: string };

/** A calendar of 10 MB takes a few seconds. */
const usualTimeoutMs = 30_000;
const maxHeapMb = 384;

/** One worker per calendar limits time and memory of hostile rules. @throws UnreadableCalendar, on timeout too */
export function createBusyTimesReader(timeoutMs = usualTimeoutMs): ReadBusyTimes {
  return async (text, reading) => {
    const worker = new Worker(path.join(projectRoot, "src/features/bookings/calendars/busy-times-thread.server.ts"), {
      workerData: { text, reading },
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    });
    const { promise, resolve, reject } = Promise.withResolvers<BusyTimesAnswer>();
    const fail = (message: string) => reject(new UnreadableCalendar(message));
    const timer = setTimeout(() => fail("One of its events repeats in a way that takes too long to read."), timeoutMs);
    worker.once("message", resolve);
    worker.once("error", () => fail("The calendar needs too much memory to be read."));
    worker.once("exit", () => fail("The calendar could not be read."));
    try {
      const answer = await promise;
      if ("problem" in answer) throw new UnreadableCalendar(answer.problem);
      return answer.times;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };
}
