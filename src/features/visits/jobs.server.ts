import type { NounJob } from "../noun.ts";

export const visitJobs: readonly NounJob[] = [
  { name: "page views", everyMs: 5_000, isLocal: true, run: ({ services }) => services.flush() },
];
