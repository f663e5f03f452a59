import { pageCopy } from "../../../../facts/page-texts.ts";

export const guestSpaceMeta = pageCopy("/guest-space/$token", "meta", {
  title: "Your guest page",
  description: "The personal page of a guest of {podcastName}.",
});
