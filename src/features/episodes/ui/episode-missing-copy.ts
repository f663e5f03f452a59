import { pageCopy } from "../../../facts/page-texts.ts";

export const episodeMissingCopy = pageCopy("words/listening", "missing", {
  missingTitle: "Episode Not Found",
  missingText: "We couldn't find the episode you're looking for.",
  backToEpisodes: "Back to Episodes",
});
