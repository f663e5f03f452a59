import { pageCopy } from "../../../facts/page-texts.ts";

/** Labels of the questions that each event type asks. */
export const questionWords = pageCopy("words/booking", "questions", {
  yes: "Yes",
  no: "No",
  phone: "Phone number for the call",
  missing: {
    option: "Choose one of the options.",
    yesOrNo: "Choose yes or no.",
    answer: "Enter an answer.",
    phone: "Enter the phone number to call, with its country code.",
  },
});
