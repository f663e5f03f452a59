import { siteFacts } from "../../../../facts/site-facts.ts";

/** Separate from the copy because every page loads it. */
export const podcastRegistrationMeta = {
  title: "Be a guest",
  get description() {
    return `Be a guest on ${siteFacts.podcastName}: three steps from sign-up to recording, the technical requirements, and where to begin your registration.`;
  },
  path: "/podcast-registration",
} as const;
