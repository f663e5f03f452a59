import { pageCopy } from "../facts/page-texts.ts";

export const askWords = pageCopy("words/frame", "ask", {
  archive: "Ask the archive",
  inMenu: "Ask the archive, in the menu",
  question: "Your question",
  hint: "Ask in your own words",
  submit: "Ask",
});
