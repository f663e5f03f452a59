import type { ForeignReaders } from "../../../server-context/foreign-files/foreign-readers.ts";
import { StoppedReading, UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";
import { type ReadBusyTimes, UnreadableCalendar } from "./calendar-reading.ts";

function toMessage(error: unknown): string {
  if (error instanceof StoppedReading) return "It takes too much time or memory to read, as rules that never end do.";
  return error instanceof UnreadableFile ? error.message : "One of its events cannot be read.";
}

/** @throws UnreadableCalendar */
export const createBusyTimesReader =
  (readers: ForeignReaders): ReadBusyTimes =>
  (...args) =>
    readers.run("busy-times", args).catch((error: unknown) => {
      throw new UnreadableCalendar(toMessage(error));
    });
