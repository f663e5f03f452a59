import { counted } from "../../../admin/format-date-time.ts";
import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { timeOfDay } from "../../../lib/time/clock-time.ts";
import {
  type ReaderState,
  readerStateLabels,
  type SequenceState,
  type SequenceStep,
  sequenceStateLabels,
} from "../sequence.ts";
import type { SequenceFailure } from "../sequences.admin.server.ts";

const tones: Record<SequenceState, StatusTone> = {
  draft: "open",
  running: "done",
  closed: "planned",
  paused: "problem",
};

const readerTones: Record<ReaderState, StatusTone> = {
  pending: "open",
  active: "planned",
  paused: "problem",
  done: "done",
  stopped: "open",
};

export const SequenceChip = ({ state }: { state: SequenceState }) => (
  <StatusChip tone={tones[state]}>{sequenceStateLabels[state]}</StatusChip>
);

export const ReaderChip = ({ state }: { state: ReaderState }) => (
  <StatusChip tone={readerTones[state]}>{readerStateLabels[state]}</StatusChip>
);

const failures: Record<Exclude<SequenceFailure["code"], "incomplete">, string> = {
  gone: "It has since been changed or removed. Reload the page to see its state.",
  conflict: "Someone else has saved it since. Copy your text, reload the page and enter it again.",
  taken: "Another sequence already runs after the same. Close that one first.",
  full: "A sequence has ten emails at most.",
};

/** @throws Error with the text of a failure, which the caller's action displays */
export function orThrow<Value>(result: { ok: true; value: Value } | SequenceFailure): Value {
  if (!result.ok) throw new Error(result.code === "incomplete" ? result.findings.join(" ") : failures[result.code]);
  return result.value;
}

/** "2 days later, at 8:00 AM, not on Sundays"; the first email counts from the start. */
export function stepWords({ waitDays, hour, skipSundays }: SequenceStep, isFirst: boolean): string {
  // At most one email a day: no wait means the next day, except for the first.
  const days = counted(Math.max(1, waitDays), "day");
  const wait = isFirst && waitDays === 0 ? "The same day" : `${days} ${isFirst ? "after the start" : "later"}`;
  return `${wait}, at ${timeOfDay(`${hour}:00`)}${skipSundays ? ", not on Sundays" : ""}`;
}
