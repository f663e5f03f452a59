import type { ClaimName } from "../../facts/claims.ts";
import { pageCopy, shared } from "../../facts/page-texts.ts";
import type { CalculatorCopy, IndustryCopy } from "./industry-copy.ts";
import { calculatorAnchor, ebookLink, hosting, noLockIns, strategyCallLink } from "./shared-copy.ts";

export const logisticsCalculator = pageCopy<CalculatorCopy>("/services/logistics", "logisticsCalculator", {
  title: "What it is worth in your network",
  lead: "It starts with the usual figures for logistics. Change whatever does not fit yours.",
  closing: "Do your numbers need a second pair of eyes?",
  action: { to: "/strategy-call", label: "Go through them together" },
});

export const logisticsCopy = pageCopy<IndustryCopy>("/services/logistics", "logistics", {
  name: "{logisticsName}",
  hero: {
    title: "The right rule, at the dock, before the lorry leaves.",
    lead: "An AI knowledge agent for freight, warehousing and supply chains. It reads your customs notes, site rules and carrier agreements, and answers in the language of the person asking.",
    action: shared(strategyCallLink),
    image: { file: "", alt: "" },
    answer: {
      circumstances: ["Dock 7", "5:20 AM", "Sample answer"],
      question: "The reefer reads −12 °C. May we unload?",
      answer: "No. Keep the doors shut, log the reading and call the shipper’s quality desk.",
      source: "Cold chain SOP, section 4.1",
      approval: "Revised 12 May, approved by Operations",
    },
    secondAction: { href: `#${calculatorAnchor}`, label: "Work out your return" },
  },
  why: {
    title: "Freight moves. What people know about it stays behind.",
    items: [
      {
        key: "rulesChange",
        title: "Rules change at every border",
        text: "Tariff notes, dangerous goods limits and driving bans differ by country, and someone always goes by last year’s.",
      },
      {
        key: "oneYard",
        title: "One yard, many languages",
        text: "Drivers, pickers and dispatchers ask in the words they have, and get the same rule.",
      },
      {
        key: "wrongDocument",
        title: "A wrong document costs the slot",
        text: "One missing seal number holds a lorry, a dock and the orders queued behind them.",
      },
      {
        key: "peaksStaffed",
        title: "Peaks are staffed with newcomers",
        text: "Seasonal colleagues have a shift to learn what permanent ones learned in a year.",
      },
    ],
  },
  asked: {
    title: "Three questions before the morning cut-off",
    lead: "Samples of what is asked, and of the answer a site gets from its own documents.",
    questions: [
      {
        key: "sealNumber",
        place: "Dock 12, 6:20 AM",
        question: "The seal number differs from the CMR. Do we unload?",
        answer: "No. Photograph seal and documents, call dispatch, and wait for a release in writing.",
        source: "Inbound SOP, section 2.3",
      },
      {
        key: "lithiumCells",
        place: "Dangerous goods desk, 8:05 AM",
        question: "How are lithium cells declared when they are packed with equipment?",
        answer: "As UN 3481, and by air under packing instruction 966, with the battery mark on the outer box.",
        source: "Dangerous goods handbook, section 4.1",
      },
      {
        key: "carrierCancelled",
        place: "Dispatch, 9:40 AM",
        question: "The carrier cancelled. Who can take the Lyon load at this rate?",
        answer: "Both carriers on the framework agreement, until noon. Any other needs the lane manager’s release.",
        source: "Carrier agreement, annex B",
      },
    ],
  },
  returns: {
    title: "What a network gets back",
    lead: "Fewer lorries waiting for a document, newcomers useful sooner, and less stock held because nobody was sure.",
  },
  roadmap: {
    title: "Three steps, one site first",
    steps: [
      {
        key: "survey",
        title: "Survey",
        text: "We walk one site with dispatch, customs and warehouse, and list the questions that stop a lorry.",
      },
      {
        key: "pilotSite",
        title: "Pilot site",
        text: "Its approved instructions and agreements, its own words. Every document has an owner who signs it off.",
      },
      {
        key: "laneLane",
        title: "Lane by lane",
        text: "Further sites and partners join when the first has shown its return in figures you chose.",
      },
    ],
    closing: "Which site would you start with?",
    action: { to: "/strategy-call", label: "Plan your pilot site" },
  },
  boundaries: {
    title: "What we promise, and what we do not",
    items: [
      shared(hosting),
      {
        key: "peopleAct",
        title: "It finds the rule, your people act",
        text: "No booking, declaration or payment leaves the agent. Releases stay with those who sign for them.",
      },
      shared(noLockIns),
    ],
  },
  banner: {
    title: "Bring the question that held up your last lorry",
    lead: "In one call we find out where its answer lives, who needs it, and what each hour of waiting for it costs.",
    action: shared(strategyCallLink),
    secondAction: shared(ebookLink),
  },
});

export const logisticsFigures: readonly ClaimName[] = [
  "logisticsCostReduction",
  "logisticsOnboarding",
  "logisticsInventoryReduction",
];
