import { pageCopy } from "../../../facts/page-texts.ts";

export const listeningWords = pageCopy("words/listening", "episodes", {
  podcast: "Podcast",
  episodes: "Episodes",
  shown: { one: "Showing {count} episode", other: "Showing {count} episodes" },
});
