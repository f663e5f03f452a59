import { pageCopy } from "../../../../facts/page-texts.ts";
export const scheduleInterviewCopy = pageCopy("/schedule-interview", "scheduleInterview", {
  title: "Schedule your interview",
  lead: "The interview lasts about 45-60 minutes; set aside an hour and a half, so that nobody has to hurry.",
  link: {
    title: "The calendar opens from your own link",
    text: "It came with the reply to your registration, and is in the email about your signed release form as well. The button in either leads to your page, where the free times are.",
    steps: [
      {
        key: "haveLink",
        title: "You have the link",
        text: "Open the email and press its button. There is no account and no password.",
      },
      {
        key: "registered",
        title: "You have registered",
        text: "The host reads every registration. A yes brings the link.",
      },
      { key: "notYet", title: "You have not registered", text: "A few lines are enough to begin with." },
    ],
    action: "Begin Registration",
    secondAction: "Contact Us",
  },
  hour: {
    title: "The hour and a half",
    items: [
      { key: "techCheck", time: "10 min", text: "Tech check: picture, audio, light" },
      { key: "beginning", time: "10 min", text: "Where we begin, and what is better left out" },
      { key: "interview", time: "45-60 min", text: "The interview" },
      { key: "names", time: "10 min", text: "Names, links, and anything to be cut" },
    ],
  },
} as const);
