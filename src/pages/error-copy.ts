import { pageCopy } from "../facts/page-texts.ts";

export const errorWords = pageCopy("words/frame", "error", {
  title: "We could not load this page",
  text: "The fault is on our side. Try again in a minute.",
  again: "Try Again",
  home: "Back to Home",
});
