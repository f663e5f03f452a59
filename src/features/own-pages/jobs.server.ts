import { hourMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { indexPageWords, removeWordsOfDeletedPages } from "./page-words.server.ts";

export const pageJobs: readonly NounJob[] = [
  {
    name: "words of pages",
    everyMs: hourMs,
    atStart: true,
    async run({ context: { db } }) {
      await indexPageWords(db);
      await removeWordsOfDeletedPages(db);
    },
  },
];
