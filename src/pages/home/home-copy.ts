import { claimToken } from "../../facts/claim-tokens.ts";
import type { IndustryKey } from "../../facts/industries.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { type Entry, pageCopy } from "../../facts/page-texts.ts";
import type { SampleAnswer } from "../../site/answer-card.tsx";

/** A plain link, so that the browser scrolls on every click. */
type Jump = { href: string; label: string };

/** `ebookRoi` is the calculation on the eBook's page. */
export const anchors = { agents: "agents", industries: "industries", roi: "roi-section", ebookRoi: "roi" };

export const upperSections = arrangeable("/", ["challenges", "agents", "industries"]);

/** Below the clients (lower-home.tsx). */
export const lowerSections = arrangeable("/", ["advantages", "roi", "concerns", "path", "person"]);

export const heroCopy = pageCopy(
  "/",
  "hero",
  {
    title: ["Your organisation knows the answer.", "We\u00a0chart\u00a0the way to\u00a0it."],
    lead: "AI knowledge agents for healthcare, logistics and financial services. They answer from your own procedures and records, and show the page they read it on.",
    action: { to: "/ebook", label: "Calculate Your ROI Now" } satisfies NavLink,
    /** Replaces the drawing. */
    image: { file: "", alt: "" },
    signature: "I answer myself, usually the same day.",
    secondAction: { href: `#${anchors.agents}`, label: "See an answer being found" } satisfies Jump,
    facts: ["{firstIntegration.wording}", "{roiWithin.wording}: our targets", "{euHosting}, {gdprReady}"],
    /** The emphasised part of each fact. */
    factWeights: ["{firstIntegration.figure}", "{roiWithin.figure}", "{euHosting}"],
    answer: {
      circumstances: ["Ward 4", "2:14 AM", "Sample answer"],
      question: "Which form goes with an early discharge?",
      answer: "Form D-7, countersigned by the attending physician, before the bed is released.",
      source: "Discharge SOP, section 3.2",
      approval: "Revised 4 March, approved by Quality",
    },
    ask: "Ask the chart",
    /** Shown instead of the first answer when the visitor selects their question. */
    otherAnswers: [
      {
        key: "logistics",
        circumstances: ["Dock 7", "5:20 AM", "Sample answer"],
        question: "The reefer reads −12 °C. May we unload?",
        answer: "No. Keep the doors shut, log the reading and call the shipper’s quality desk.",
        source: "Cold chain SOP, section 4.1",
        approval: "Revised 12 May, approved by Operations",
      },
      {
        key: "financial",
        circumstances: ["Branch", "10:05 AM", "Sample answer"],
        question: "Is a foreign power of attorney enough?",
        answer: "Only with an apostille and a sworn translation. Until then, no transactions.",
        source: "Account policy, section 6.3",
        approval: "Revised 2 June, approved by Compliance",
      },
    ] satisfies readonly Entry<SampleAnswer, IndustryKey>[],
    readHow: "Read how",
  },
  claimToken,
);

export const challengesCopy = pageCopy(
  "/",
  "challenges",
  {
    mark: "Challenges",
    title: "Knowledge goes missing where everyone can see it",
    figure: "{searchHours.figure}",
    figureText:
      "of every working week go into looking for information: about {searchShare.figure} of the time you pay for. A planning figure; an audit finds yours.",
    days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
    items: [
      {
        key: "peopleLeave",
        title: "People leave, and it leaves with them",
        text: "The specialist who retires in June is the only one who knows why step four exists.",
      },
      {
        key: "fourVersions",
        title: "Four versions, one of them right",
        text: "A folder, an intranet page, a binder and a colleague. They disagree, and nobody says so.",
      },
      {
        key: "newColleagues",
        title: "New colleagues wait to be useful",
        text: "Months of shadowing, because what they need was never written for them.",
      },
      {
        key: "expertsAnswer",
        title: "Experts answer the same question daily",
        text: "Your most expensive people act as your search engine.",
      },
    ],
    action: { href: `#${anchors.roi}`, label: "See what it costs you" } satisfies Jump,
  },
  claimToken,
);

export const agentsCopy = pageCopy(
  "/",
  "agents",
  {
    mark: "AI Knowledge Agents",
    title: "Three things an agent does all day",
    lead: "It reads what you already have. Nothing is rewritten, access follows your roles, and every sentence can be traced to a page.",
    answers: {
      title: "Answers",
      text: "Staff ask in their own words and get the rule, with the section it comes from. Without a source, it says so.",
      specimen: {
        question: "Can frozen vaccines share a pallet?",
        answer: "No. They need their own load carrier below −15 °C.",
        source: "Cold chain SOP, 7.1",
      },
    },
    writes: {
      title: "Writes down",
      text: "An expert explains the job aloud. Minutes later there is a structured SOP to correct and approve.",
      specimen: {
        length: "4 min 10 s",
        steps: ["Lock the dock leveller", "Check seal number against CMR", "Photograph before opening"],
      },
    },
    onboards: {
      title: "Brings on board",
      text: "Each new colleague gets a plan made from the procedures of their role, and someone to ask at any hour.",
      specimen: [
        { key: "week1", week: "Week 1: house rules", state: "done" },
        { key: "week2", week: "Week 2: client files", state: "done" },
        { key: "week3", week: "Week 3: complaints", state: "today" },
        { key: "week4", week: "Week 4: first own case", state: "next" },
      ],
    },
    figuresNote: "Targets for a first department.",
    measured: "How this is measured",
    measures:
      "Cost: what a process costs the department, before and three months after. Response time: from one question to its answer with the page, where the documents have it. Onboarding: days until a new colleague works alone. We agree on the figures before we start.",
    action: { to: "/knowledge-audit", label: "Request Your Knowledge Audit" } satisfies NavLink,
    actionNote: "By calendar: choose the time of a first conversation.",
  },
  claimToken,
);

export const agentsFigures = ["costCut", "responseTime", "onboarding"] as const;

type IndustryCard = Entry<NavLink & { text: string }, IndustryKey>;

export const industriesCopy = pageCopy("/", "industries", {
  mark: "Industries",
  title: "Made for places where procedures carry weight",
  cards: [
    {
      key: "financial",
      to: "/services/financial",
      label: "{financialName}",
      text: "Policies, product terms and regulators’ circulars, answered with a citation an auditor accepts.",
    },
    {
      key: "logistics",
      to: "/services/logistics",
      label: "{logisticsName}",
      text: "Customs rules, dispatch routines and supplier agreements, in the driver’s language.",
    },
    {
      key: "healthcare",
      to: "/services/healthcare",
      label: "{healthcareName}",
      text: "Standards of care and the hospital’s own procedures at the bedside, hands-free, at night too.",
    },
  ] satisfies readonly IndustryCard[],
  more: "Read how",
  closing: " is next. Is yours missing?",
  surveyed: { to: "/services/manufacturing", label: "{manufacturingName}" } satisfies NavLink,
  action: { to: "/contact", label: "Ask about your industry" } satisfies NavLink,
});

export const clientsCopy = pageCopy("/", "clients", {
  mark: "Clients",
  sampleMark: "Sample clients",
});
