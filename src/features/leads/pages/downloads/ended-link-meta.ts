import { pageCopy } from "../../../../facts/page-texts.ts";

export const endedLinkMeta = pageCopy("words/visitors", "endedLinkHead", {
  title: "This link has expired",
  description: "A link to a download that no longer works.",
});
