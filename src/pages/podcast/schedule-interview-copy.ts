import { siteFacts } from "../../site/site-facts.ts";

export const scheduleInterviewCopy = {
  title: "Schedule your interview",
  lead: "Your release is signed and we have it: now to the day. The interview lasts about 45-60 minutes; keep an hour and a half free, so that nobody has to hurry.",
  notYet: "No release signed yet?",
  notYetAction: "Begin Registration",
  booking: {
    title: "Choose a day for the recording",
    intro:
      "Name three times that suit you. One of them comes back as an invitation with the link to the recording platform.",
    duration: "45-60 minutes",
    subject: `Interview for ${siteFacts.podcastName}`,
    submitLabel: "Propose these times",
    bodyLines: ["Telephone, in case the line fails"],
  },
  hour: {
    title: "The hour and a half",
    items: [
      { time: "10 min", text: "Tech check: picture, sound, light" },
      { time: "10 min", text: "Where we begin, and what is better left out" },
      { time: "45-60 min", text: "The interview" },
      { time: "10 min", text: "Names, links, and anything to be cut" },
    ],
  },
} as const;
