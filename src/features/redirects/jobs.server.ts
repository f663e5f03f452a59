import type { NounJob } from "../noun.ts";
import { purgeRedirectCounts } from "./redirects.server.ts";

const day = 86_400_000;

export const redirectJobs: readonly NounJob[] = [
  { name: "old redirect counts", everyMs: day, run: ({ context }) => purgeRedirectCounts(context.db) },
];
