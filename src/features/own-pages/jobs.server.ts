import { hourMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { indexPageWords } from "./page-words.server.ts";

export const pageJobs: readonly NounJob[] = [
  {
    name: "words of pages",
    everyMs: hourMs,
    atStart: true,
    run: async ({ context: { db } }) => indexPageWords(db),
  },
];
