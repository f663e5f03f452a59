import { pageCopy } from "../../../facts/page-texts.ts";

/** Where episodes are loaded, or missing: in one file, as both come with every page. */
export const listeningStates = pageCopy("words/listening", "states", { loading: "Loading episodes" });

export const episodeMissingCopy = pageCopy("words/listening", "missing", {
  missingTitle: "Episode Not Found",
  missingText: "We couldn't find the episode you're looking for.",
  backToEpisodes: "Back to Episodes",
});
