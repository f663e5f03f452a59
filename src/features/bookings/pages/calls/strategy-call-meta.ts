import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const strategyCallMeta = pageCopy("/strategy-call", "meta", {
  name: "AI Strategy Call",
  description:
    "A complimentary AI strategy call, usually of 30 minutes: whether an AI knowledge agent pays off in your organisation, where to begin and what comes first.",
} as const);
