import { purgeEmptyArticles } from "../articles/editing/article-editing.server.ts";
import { purgeEmptyEpisodes } from "../episodes/editing/episode-editing.server.ts";
import type { NounJob } from "../noun.ts";

const day = 86_400_000;

export const binJobs: readonly NounJob[] = [
  {
    name: "empty drafts",
    everyMs: day,
    atStart: true,
    async run({ context: { db } }) {
      await purgeEmptyArticles(db);
      await purgeEmptyEpisodes(db);
    },
  },
];
