import path from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "../../../server-context/project-root.server.ts";
import type { TimeSpan } from "../offered-slots.ts";
import { type ReadBusyTimes, UnreadableCalendar } from "./calendar-reading.ts";

/** What the thread says in its one message. */
export type BusyTimesAnswer = { spans: TimeSpan[] } | { problem: string };

/** A calendar of 10 MB takes a few seconds; a rule that never ends would take for ever. */
const usualTimeoutMs = 30_000;
const maxHeapMb = 384;

/**
 * Reads calendars in a thread of its own each: an invitation that someone sends into the owner's calendar can hold rules whose
 * reading never ends, and neither that nor its memory may stop the site.
 * @throws UnreadableCalendar also when reading takes longer than `timeoutMs` or more memory than a calendar needs
 */
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
      return answer.spans;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  };
}
