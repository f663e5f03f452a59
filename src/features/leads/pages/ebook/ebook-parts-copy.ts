import type { NavLink } from "../../../../facts/navigation.ts";
import { pageCopy } from "../../../../facts/page-texts.ts";

// Separate from the copy of the first view, which loads earlier.

export const learnCopy = pageCopy("/ebook", "learn", {
  mark: "Contents",
  title: "What You’ll Learn",
  lead: "In the order in which you will need it.",
  items: [
    {
      key: "chooseFirst",
      title: "Choose a first use case",
      text: "How to find the one question that is asked daily, answered from documents and expensive when answered wrongly.",
    },
    {
      key: "prepareDocuments",
      title: "Prepare the documents",
      text: "Which ones count, which have to go, and why you need not tidy up everything first.",
    },
    {
      key: "getExperts",
      title: "Get experts to talk",
      text: "How to record what only lives in someone’s head, without taking away what makes them matter.",
    },
    {
      key: "bringPeople",
      title: "Bring the people along",
      text: "The works council, the night shift and the colleague who has seen three systems come and go.",
    },
    {
      key: "keepSafe",
      title: "Keep it safe",
      text: "Roles, sources and the GDPR: what to settle in writing before the first document is read.",
    },
    {
      key: "proveReturn",
      title: "Prove the return",
      text: "What to measure before you start, so that nobody has to believe you afterwards.",
    },
  ],
});

export const voicesCopy = pageCopy("/ebook", "voices", {
  mark: "Readers",
  title: "What readers say",
  sampleTitle: "What readers would say",
  sampleLead: "Both are invented. Your readers’ replies will go here.",
});

export const closingCopy = pageCopy("/ebook", "closing", {
  title: "Read it, or talk it through",
  lead: "The book answers what most departments ask. For yours, take half an hour.",
  action: { to: "/ebook", label: "Get Your Free Copy" } satisfies NavLink,
  secondAction: { to: "/strategy-call", label: "Schedule a strategy call" } satisfies NavLink,
});
