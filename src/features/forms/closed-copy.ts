import { pageCopy } from "../../facts/page-texts.ts";

/** The server's plain-text responses for closed forms and links. */
export const closedWords = pageCopy("words/server", "closed", {
  download: "This download isn’t available at the moment. Write to us instead.",
  form: "This form is not on the page any more. Write to us instead.",
  unsubscribed: "You have unsubscribed.",
  outdated:
    "This link no longer works, and nothing has changed. A new link comes by email; or ask for one at /newsletter/link.",
  forged: "This link is not one of ours.",
});
