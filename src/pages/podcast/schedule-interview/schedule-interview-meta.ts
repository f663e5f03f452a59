/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const scheduleInterviewMeta = {
  title: "Schedule your interview",
  description:
    "Schedule your interview for The High-Performance CEO Show: about 45-60 minutes by video, how the calendar opens, and the technical requirements.",
  path: "/schedule-interview",
} as const;
