import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const leadRecords = pageCopy("words/server", "leadRecords", {
  title: "What you sent us",
  kinds: { contact: "Message", ebook: "eBook", "healthcare-guide": "Healthcare guide", manual: "Entered by us" },
  page: "Sent from the page",
  agreed: "Also agreed to",
  source: "Where you came from",
  reply: "Our reply",
  followUp: "We meant to write again on",
  mandate: "Mandate",
  amount: "{day}, {euro} euro",
  lost: "Why we do not work together",
});
