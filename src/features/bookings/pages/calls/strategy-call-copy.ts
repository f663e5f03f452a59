import { claimToken } from "../../../../facts/claim-tokens.ts";
import { pageCopy } from "../../../../facts/page-texts.ts";
import type { CallBookingCopy, CallCopy } from "./call-copy.ts";

export const strategyCallBooking = pageCopy<CallBookingCopy>("/strategy-call", "strategyCallBooking", {
  mark: "Book it",
  title: "Choose a time for the call",
  lead: "Every time shown is free. Book it and it’s yours, and you can reschedule until it begins.",
  cardTitle: "AI strategy call",
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submitLabel: "Book this time",
  nextTimes: "The next free times",
  allTimes: "All times",
});

export const strategyCallCopy = pageCopy<CallCopy>(
  "/strategy-call",
  "strategyCall",
  {
    name: "AI Strategy Call",
    title: "Half an hour on whether it pays off for you",
    lead: "Your figures, your departments, your doubts. At the end you know where you would begin, or that you should not.",
    facts: [
      { key: "usually30", strong: "Usually 30 minutes", text: ", complimentary" },
      { key: "video", strong: "By video", text: ", link by email" },
      { key: "onePerson", strong: "One person", text: ", who would also do the work" },
    ],
    gets: {
      mark: "What you get",
      title: "Three answers and one next step",
      items: [
        {
          key: "doesPay",
          title: "Does it pay off?",
          text: "We go through the ROI calculation with your own numbers, line by line. Our target is {roiWithin.wording}; whether it holds for you shows quickly.",
        },
        {
          key: "whereWould",
          title: "Where would you begin?",
          text: "One department, one set of documents, one question that costs more than it should.",
        },
        {
          key: "standsWay",
          title: "What stands in the way?",
          text: "Works council, data protection, old folders, tired colleagues. Most of it is known and can be planned for.",
        },
        {
          key: "oneNext",
          title: "One next step",
          text: "An audit, a demo, a pilot, or none of these. You get it in writing, on half a page.",
        },
      ],
    },
    next: {
      mark: "What happens next",
      title: "Three steps, and you can stop after each",
      steps: [
        {
          key: "chooseTime",
          when: "Today",
          title: "Choose a time",
          text: "Any free time below. The invitation for your calendar arrives at once.",
        },
        {
          key: "figuresFirst",
          when: "In the call",
          title: "Figures first",
          text: "Bring the result of the ROI calculator, or the numbers for it. The rest of the time is for your questions.",
        },
        {
          key: "halfPage",
          when: "The day after",
          title: "Half a page in writing",
          text: "What was said, what we recommend and what it would cost. Nobody calls to ask whether you have read it.",
        },
      ],
    },
    bring: {
      title: "Good to have at hand",
      items: [
        "Headcount and staff turnover of the department",
        "What a year of it costs, roughly",
        "Your strongest doubt",
      ],
    },
    others: {
      text: "Would you like to bring your own figures?",
      links: [{ key: "openRoi", to: "/roi-calculator", label: "Open the ROI calculator" }],
    },
  },
  claimToken,
);
