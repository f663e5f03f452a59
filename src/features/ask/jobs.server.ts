import { hourMs, minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { indexChanges, refreshArchive } from "./archive-index.server.ts";

export const askJobs: readonly NounJob[] = [
  { name: "changes in the archive", everyMs: minuteMs, atStart: true, run: ({ context }) => indexChanges(context) },
  { name: "archive", everyMs: hourMs, atStart: true, run: ({ context }) => refreshArchive(context) },
];
