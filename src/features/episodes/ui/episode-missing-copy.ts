export const episodeMissingCopy = {
  missingTitle: "Episode Not Found",
  missingText: "We couldn't find the episode you're looking for.",
  backToEpisodes: "Back to Episodes",
} as const;
