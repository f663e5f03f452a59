import { pageCopy, type Texts } from "../../../../facts/page-texts.ts";
import { fillText } from "../../../../facts/tokens.ts";

export const issueCopy = pageCopy("/sunday-review", "issues", {
  numbered: "Issue {number}",
  unnumbered: "Issue",
  neighbours: "Other issues",
  allOne: "All issues",
  all: "All {count} issues",
  missingTitle: "Issue not found",
  missingText: "There is no issue at this URL. It may not have been sent yet, or it was taken out of the archive.",
  missingAction: "All issues",
  subscribeTitle: "Next {newsletterDay}, in your inbox",
  subscribeText: "Once a week. We don’t track what you open or click, and one click unsubscribes you.",
  subscribeAction: "Subscribe",
  listMark: "Archive",
  listTitle: "Read before you subscribe",
  listLead: "Past issues in full, no sign-up needed.",
  olderOne: "1 earlier issue",
  older: "{count} earlier issues",
  feeds: "Follow the issues with",
});

export const issueName = (words: Texts<typeof issueCopy>, { number }: { number: number | null }): string =>
  number === null ? words.unnumbered : fillText(words.numbered, { number });
