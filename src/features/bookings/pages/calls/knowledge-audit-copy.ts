import { claimToken } from "../../../../facts/claim-tokens.ts";
import { pageCopy } from "../../../../facts/page-texts.ts";
import type { CallBookingCopy, CallCopy } from "./call-copy.ts";

export const knowledgeAuditBooking = pageCopy<CallBookingCopy>("/knowledge-audit", "knowledgeAuditBooking", {
  mark: "Request it",
  title: "Choose a time for the first conversation",
  lead: "It costs nothing and commits you to nothing. You talk to the person who would do the audit.",
  cardTitle: "First conversation",
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submitLabel: "Book this time",
  nextTimes: "The next free times",
  allTimes: "All times",
});

export const knowledgeAuditCopy = pageCopy<CallCopy>(
  "/knowledge-audit",
  "knowledgeAudit",
  {
    name: "Knowledge Audit",
    title: "Find out what your organisation knows, and where",
    lead: "The audit surveys one department: its documents, its experts, and the questions that come up every day. You keep the map, whatever you decide afterwards.",
    facts: [
      { key: "usually60", strong: "Usually 60 minutes", text: " to agree on the department" },
      { key: "fixedPrice", strong: "A fixed price", text: ", named before anything starts" },
      { key: "software", strong: "No software", text: " to install for it" },
    ],
    gets: {
      mark: "What you get",
      title: "Four documents you can put on the table",
      lead: "Written for the people who decide, and checked with those who do the work.",
      items: [
        {
          key: "mapKnowledge",
          title: "A map of the knowledge",
          text: "Which documents exist, which of them count, and what only lives in someone’s head. With a name beside every gap.",
        },
        {
          key: "questions",
          title: "The questions that cost most",
          text: "Collected on the job, not in a workshop: what people look for in the {searchHours.figure} a week that we plan for searching, and how often they ask a colleague instead.",
        },
        {
          key: "stateDocuments",
          title: "The state of the documents",
          text: "What is out of date, what contradicts what, and what an AI agent could answer from tomorrow.",
        },
        {
          key: "recommendation",
          title: "A recommendation with a figure",
          text: "Where to begin, what it costs and what it should return. If an agent is the wrong tool, that is what it says.",
        },
      ],
    },
    next: {
      mark: "What happens next",
      title: "From the first call to the map",
      steps: [
        {
          key: "firstConversation",
          when: "This week",
          title: "A first conversation",
          text: "An hour by video. You describe the department, we agree on its scope and on who should be heard.",
        },
        {
          key: "offerPreparation",
          when: "Then",
          title: "Offer and preparation",
          text: "You receive a fixed price in writing. When you accept it, the confidentiality agreement is signed and reading begins.",
        },
        {
          key: "lookingListening",
          when: "On site or by video",
          title: "Looking and listening",
          text: "Conversations with the people who do the work, and a look at the folders they really use.",
        },
        {
          key: "mapExplained",
          when: "To close",
          title: "The map, explained",
          text: "An hour with everyone who decides. The documents are yours, to carry on with us or without.",
        },
      ],
    },
    bring: {
      title: "Good to have at hand",
      items: [
        "The department you have in mind, and its headcount",
        "Where its procedures are stored today",
        "One question that comes up again and again",
      ],
    },
    others: {
      text: "Would you rather see an agent at work first?",
      links: [{ key: "requestDemo", to: "/demo", label: "Request a Demo" }],
    },
  },
  claimToken,
);
