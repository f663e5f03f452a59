import { pageCopy } from "../facts/page-texts.ts";

/** Texts about the feeds themselves. */
export const feedWords = pageCopy("words/server", "feeds", {
  category: "{category} Articles",
  about: "Articles about {category} by {name}",
  issues: "Every issue of {newsletterName} by {name}, once a week on {newsletterDay}.",
});
