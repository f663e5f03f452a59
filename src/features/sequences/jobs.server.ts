import type { NounJob } from "../noun.ts";
import { settleReaders } from "./stop-reasons.server.ts";

const minute = 60_000;

export const sequenceJobs: readonly NounJob[] = [
  { name: "sequences", everyMs: minute, run: ({ context }) => settleReaders(context.db, new Date()) },
];
