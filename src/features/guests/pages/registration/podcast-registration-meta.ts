import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const podcastRegistrationMeta = pageCopy("/podcast-registration", "meta", {
  title: "Be a guest",
  description:
    "Be a guest on {podcastName}: three steps from sign-up to recording, the technical requirements, and where to begin your registration.",
} as const);
