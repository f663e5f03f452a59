import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const asksopiaMeta = pageCopy("/solutions/asksopia", "meta", {
  serviceType: "AI SOP assistant",
  description:
    "{productName} answers questions from your own documents, turns a spoken process into a written SOP and plans a newcomer’s first weeks.",
});
