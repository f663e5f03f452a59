import { siteFacts } from "../../../../facts/site-facts.ts";

/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const podcastRegistrationMeta = {
  title: "Be a guest",
  get description() {
    return `Be a guest on ${siteFacts.podcastName}: three steps from sign-up to recording, the technical requirements, and where to begin your registration.`;
  },
  path: "/podcast-registration",
} as const;
