import { parentPort, workerData } from "node:worker_threads";
import { type CalendarReading, UnreadableCalendar } from "./calendar-reading.ts";
import { readBusyTimes } from "./read-busy-times.server.ts";
import type { BusyTimesAnswer } from "./threaded-busy-times.server.ts";

const { text, reading } = workerData as { text: string; reading: CalendarReading };

const answer: BusyTimesAnswer = await readBusyTimes(text, reading).then(
  (times) => ({ times }),
  (error: unknown) => ({
    problem: error instanceof UnreadableCalendar ? error.message : "One of its events cannot be read.",
  }),
);
parentPort?.postMessage(answer);
