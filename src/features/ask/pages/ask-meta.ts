import { pageCopy } from "../../../facts/page-texts.ts";

export const askMeta = pageCopy("/ask", "meta", {
  title: "Ask the archive",
  heading: "No source, no answer",
  searching: "Searching the archive",
  description:
    "Ask in your own words. What you get is quoted from an article, an episode, an issue or the eBook, with the place it comes from.",
});
