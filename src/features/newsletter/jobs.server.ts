import { hourMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { purgeDeletedIssues } from "./issues/issues.server.ts";

export const newsletterJobs: readonly NounJob[] = [
  {
    name: "deleted issues",
    everyMs: 6 * hourMs,
    atStart: true,
    run: ({ context }) => purgeDeletedIssues(context.db, new Date()),
  },
];
