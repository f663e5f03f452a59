import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const scheduleInterviewMeta = pageCopy("/schedule-interview", "meta", {
  title: "Schedule your interview",
  description:
    "Schedule your interview for {podcastName}: about 45-60 minutes by video, how the calendar opens, and the technical requirements.",
} as const);
