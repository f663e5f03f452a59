import { pageCopy } from "../../../facts/page-texts.ts";

/** What a new issue begins with. */
export const newIssue = pageCopy("words/server", "newIssue", {
  case: "The case",
  episode: "The episode",
  monday: "For Monday",
  meeting: "For your next meeting",
  further: "Also on the site",
  read: "Read the article, {minutes} min",
  listen: "Listen",
  listenFor: "Listen, {minutes} min",
});
