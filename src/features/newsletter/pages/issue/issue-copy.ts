import { siteFacts } from "../../../../facts/site-facts.ts";

export const issueCopy = {
  get newsletter() {
    return siteFacts.newsletterName;
  },
  get signature() {
    return siteFacts.name;
  },
  neighbours: "Other issues",
  all: (count: number) => (count === 1 ? "All issues" : `All ${count} issues`),
  missingTitle: "Issue not found",
  missingText: "There is no issue at this URL. It may not have been sent yet, or it was taken out of the archive.",
  missingAction: "All issues",
  get subscribeTitle() {
    return `Next ${siteFacts.newsletterDay}, in your inbox`;
  },
  subscribeText: "Once a week. We don’t track what you open or click, and one click unsubscribes you.",
  subscribeAction: "Subscribe",
  listMark: "Archive",
  listTitle: "Read before you subscribe",
  listLead: "Past issues in full, no sign-up needed.",
  older: (count: number) => `${count} earlier ${count === 1 ? "issue" : "issues"}`,
  feeds: "Follow the issues with",
};
