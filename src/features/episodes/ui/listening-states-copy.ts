import { pageCopy } from "../../../facts/page-texts.ts";

/** For loading and missing episodes: one file, as both are part of every page's bundle. */
export const listeningStates = pageCopy("words/listening", "states", { loading: "Loading episodes" });

export const episodeMissingCopy = pageCopy("words/listening", "missing", {
  missingTitle: "Episode Not Found",
  missingText: "We couldn't find the episode you're looking for.",
  backToEpisodes: "Back to Episodes",
});
