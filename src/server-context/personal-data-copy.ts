import { pageCopy } from "../facts/page-texts.ts";

/** Labels that records of several nouns share in “My data”. */
export const recordLabels = pageCopy("words/server", "recordLabels", {
  status: "Status",
  name: "Name",
  organisation: "Organisation",
  shownBeside: "Shown beside the form",
  ourNotes: "Our notes",
  confirmed: "Confirmed",
  whyEnded: "Why it ended",
  sent: "Sent",
  erasedOn: "Erased on",
});
