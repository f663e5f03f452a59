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
});
