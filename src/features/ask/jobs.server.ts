import type { NounJob } from "../noun.ts";
import { indexChanges, refreshArchive } from "./archive-index.server.ts";

const minute = 60_000;

export const askJobs: readonly NounJob[] = [
  { name: "changes in the archive", everyMs: minute, atStart: true, run: ({ context }) => indexChanges(context) },
  { name: "archive", everyMs: 60 * minute, atStart: true, run: ({ context }) => refreshArchive(context) },
];
