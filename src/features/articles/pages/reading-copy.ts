import { pageCopy } from "../../../facts/page-texts.ts";

export const articleWords = pageCopy("words/reading", "article", {
  minutes: "{count} min",
  minutesToRead: "{count} min read",
  published: "Published {ago}",
  nextStep: "Next step",
  moreIn: "More in {category}",
  loadingRelated: "Loading related articles",
  share: "Share",
  shareTo: "Share to {network}",
  copy: "Copy Link",
  byEmail: "Share via Email",
  copied: "Link copied to clipboard",
  notCopied: "Failed to copy link",
});
