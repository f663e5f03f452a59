import { siteFacts } from "../../../facts/site-facts.ts";

export const guestSpaceMeta = {
  title: "Your guest page",
  description: `The personal page of a guest of ${siteFacts.podcastName}.`,
};
