import { minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { updateReaderStates } from "./stop-reasons.server.ts";

export const sequenceJobs: readonly NounJob[] = [
  { name: "sequences", everyMs: minuteMs, run: ({ context }) => updateReaderStates(context.db, new Date()) },
];
