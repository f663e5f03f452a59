import { pageCopy } from "../facts/page-texts.ts";

/** Around the texts of an article or episode as Markdown. */
export const markdownWords = pageCopy("words/server", "markdown", {
  author: "Author",
  published: "Published",
  category: "Category",
  show: "Show",
  guest: "Guest",
  date: "Date",
  audio: "Audio",
  transcript: "Transcript",
  notes: {
    whyCeosThinkImportant: "Why CEOs Think This is Important",
    conclusion: "Key Insights",
    aboutGuest: "About the Guest",
    keyTakeaways: "Key Takeaways",
    actionItems: "Action Items",
  },
});
