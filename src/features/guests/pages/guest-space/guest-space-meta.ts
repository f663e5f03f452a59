import { siteFacts } from "../../../../facts/site-facts.ts";

export const guestSpaceMeta = {
  title: "Your guest page",
  get description() {
    return `The personal page of a guest of ${siteFacts.podcastName}.`;
  },
};
