import type { ForeignReaders } from "../../../server-context/foreign-files/foreign-readers.ts";
import { StoppedReading, UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";
import { type ReadBusyTimes, UnreadableCalendar } from "./calendar-reading.ts";

function sentenceOf(thrown: unknown): string {
  if (thrown instanceof StoppedReading) return "It takes too much time or memory to read, as rules that never end do.";
  return thrown instanceof UnreadableFile ? thrown.message : "One of its events cannot be read.";
}

/** @throws UnreadableCalendar */
export const createBusyTimesReader =
  (readers: ForeignReaders): ReadBusyTimes =>
  (...args) =>
    readers.run("busy-times", args).catch((thrown: unknown) => {
      throw new UnreadableCalendar(sentenceOf(thrown));
    });
