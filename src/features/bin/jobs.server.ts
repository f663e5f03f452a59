import { dayMs } from "../../lib/time/durations.ts";
import { purgeEmptyArticles } from "../articles/editing/article-editing.server.ts";
import { purgeEmptyEpisodes } from "../episodes/editing/episode-editing.server.ts";
import type { NounJob } from "../noun.ts";
import { purgeEmptyPages } from "../own-pages/editing/page-editing.server.ts";

export const binJobs: readonly NounJob[] = [
  {
    name: "empty drafts",
    everyMs: dayMs,
    atStart: true,
    async run({ context: { db } }) {
      await purgeEmptyArticles(db);
      await purgeEmptyEpisodes(db);
      await purgeEmptyPages(db);
    },
  },
];
