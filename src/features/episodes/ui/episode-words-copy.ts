import { pageCopy } from "../../../facts/page-texts.ts";

export const episodeWords = pageCopy("words/listening", "episode", {
  episodes: "Episodes",
  previous: "Previous",
  next: "Next",
  thisEpisode: "This episode",
  topics: "Topics",
  guest: "with",
  listenOn: "Listen on",
  more: "Read More",
  less: "Show Less",
});
