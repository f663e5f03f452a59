import { claimToken } from "../../../../facts/claim-tokens.ts";
import { pageCopy } from "../../../../facts/page-texts.ts";
import type { CallBookingCopy, CallCopy } from "./call-copy.ts";

export const demoBooking = pageCopy<CallBookingCopy>("/demo", "demoBooking", {
  mark: "Request it",
  title: "Choose a time for the demo",
  lead: "We send the link before the call. It opens in the browser; nothing has to be installed.",
  cardTitle: "Demo by video",
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submitLabel: "Book this time",
  nextTimes: "The next free times",
  allTimes: "All times",
});

export const demoCopy = pageCopy<CallCopy>(
  "/demo",
  "demo",
  {
    name: "Demo",
    title: "See it answer from a document you know",
    lead: "Bring one procedure and the question people ask about it. {productName} answers in front of you, and shows the page it read.",
    facts: [
      { key: "usually30", strong: "Usually 30 minutes", text: ", by video" },
      { key: "document", strong: "Your document", text: ", deleted after the call" },
      { key: "ownPeople", strong: "Your own people", text: " can ask the questions" },
    ],
    gets: {
      mark: "What you get",
      title: "Half an hour without slides",
      lead: "You choose the document and the questions. Hard ones are welcome.",
      items: [
        {
          key: "answerPage",
          title: "An answer with its page",
          text: "Your question, in your words. The answer names document, section and version, and the sentence it rests on is marked.",
        },
        {
          key: "questionCannot",
          title: "A question it cannot answer",
          text: "Ask about something the document does not cover. It should say so. Watching how it fails tells you more than watching it succeed.",
        },
        {
          key: "sopTwo",
          title: "An SOP from two spoken minutes",
          text: "Explain a routine aloud. You see what comes back as a structured draft, and what you would have to correct.",
        },
        {
          key: "straightAnswers",
          title: "Straight answers about the rest",
          text: "{euHosting}, {roleBasedAccess.inSentence}, {encryption.inSentence}: ask what that means in practice. {noPerUserPricing}, {noLockIns.inSentence}.",
        },
      ],
    },
    next: {
      mark: "What happens next",
      title: "Before, during and after",
      steps: [
        {
          key: "sendOne",
          when: "Before",
          title: "Send one document",
          text: "A procedure without data of patients or clients. If you have none at hand, a sample will do.",
        },
        {
          key: "askAnswers",
          when: "During",
          title: "You ask, it answers",
          text: "You, and anyone you bring. Nurses, dispatchers and clerks ask better questions than managers do.",
        },
        {
          key: "pageNotes",
          when: "After",
          title: "A page of notes",
          text: "What it answered, what it could not, and what a first department would take. If you go ahead, our target is the {firstIntegration.inSentence}.",
        },
      ],
    },
    bring: {
      title: "Good to have at hand",
      items: [
        "One procedure, as PDF or text document",
        "The question people keep asking about it",
        "A colleague who knows the right answer",
      ],
    },
    others: {
      text: "Not sure yet which department should begin?",
      links: [{ key: "startKnowledge", to: "/knowledge-audit", label: "Start with a knowledge audit" }],
    },
  },
  claimToken,
);
