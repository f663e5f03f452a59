export const scheduleInterviewCopy = {
  title: "Schedule your interview",
  lead: "The interview lasts about 45-60 minutes; keep an hour and a half free, so that nobody has to hurry.",
  link: {
    title: "The calendar opens from your own link",
    text: "It came with the answer to your registration, and stands in the letter about your signed release form as well. The button in either leads to your page, where the free times are.",
    steps: [
      {
        title: "You have the link",
        text: "Open the letter and press its button. There is no account and no password.",
      },
      { title: "You have registered", text: "The host reads every registration. With a yes comes the link." },
      { title: "You have not registered", text: "A few lines are enough to begin with." },
    ],
    action: "Begin Registration",
    secondAction: "Contact Us",
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
