import { siteFacts } from "../../../../facts/site-facts.ts";

/** Separate from the copy because every page loads it. */
export const scheduleInterviewMeta = {
  title: "Schedule your interview",
  get description() {
    return `Schedule your interview for ${siteFacts.podcastName}: about 45-60 minutes by video, how the calendar opens, and the technical requirements.`;
  },
  path: "/schedule-interview",
} as const;
