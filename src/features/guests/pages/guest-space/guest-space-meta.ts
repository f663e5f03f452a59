import type { Site } from "../../../../facts/site.ts";

export const guestSpaceMeta = ({ facts }: Site) => ({
  title: "Your guest page",
  description: `The personal page of a guest of ${facts.podcastName}.`,
});
