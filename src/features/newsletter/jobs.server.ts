import type { NounJob } from "../noun.ts";
import { purgeDeletedIssues } from "./issues/issues.server.ts";

const hour = 3_600_000;

export const newsletterJobs: readonly NounJob[] = [
  {
    name: "deleted issues",
    everyMs: 6 * hour,
    atStart: true,
    run: ({ context }) => purgeDeletedIssues(context.db, new Date()),
  },
];
