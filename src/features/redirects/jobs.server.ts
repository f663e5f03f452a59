import { dayMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeRedirectCounts } from "./redirects.server.ts";

export const redirectJobs: readonly NounJob[] = [
  { name: "old redirect counts", everyMs: dayMs, run: ({ context }) => purgeRedirectCounts(context.db) },
];
