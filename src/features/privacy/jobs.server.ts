import { dayMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgePersonalData } from "./personal-data.server.ts";

export const privacyJobs: readonly NounJob[] = [
  { name: "retention", everyMs: dayMs, atStart: true, run: ({ context }) => purgePersonalData(context, new Date()) },
];
