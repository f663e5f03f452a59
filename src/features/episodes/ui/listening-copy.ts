import { pageCopy } from "../../../facts/page-texts.ts";

export const listeningWords = pageCopy("words/listening", "episodes", {
  podcast: "Podcast",
  episodes: "Episodes",
  loading: "Loading episodes",
  shown: { one: "Showing {count} episode", other: "Showing {count} episodes" },
});

export const embeddedWords = pageCopy("words/listening", "embedded", {
  position: "Position in {recording}",
  failed: "This recording could not be played. Open the episode to try again.",
  guest: "with {guest}",
});
