import { pageCopy } from "../../facts/page-texts.ts";

export const greetingWords = pageCopy("words/server", "greeting", {
  named: "Hello {visitor},",
  unnamed: "Hello,",
});
