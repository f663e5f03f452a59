import type { NounJob } from "../noun.ts";
import { purgePersonalData } from "./personal-data.server.ts";

const day = 86_400_000;

export const privacyJobs: readonly NounJob[] = [
  { name: "retention", everyMs: day, atStart: true, run: ({ context }) => purgePersonalData(context, new Date()) },
];
