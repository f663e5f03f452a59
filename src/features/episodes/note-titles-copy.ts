import { pageCopy } from "../../facts/page-texts.ts";

/** Of `noteParts`. */
export const noteTitles = pageCopy("words/server", "noteTitles", {
  whyCeosThinkImportant: "Why CEOs Think This is Important",
  conclusion: "Key Insights",
  aboutGuest: "About the Guest",
  keyTakeaways: "Key Takeaways",
  actionItems: "Action Items",
});
