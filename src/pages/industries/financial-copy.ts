import type { ClaimName } from "../../facts/claims.ts";
import { pageCopy, shared } from "../../facts/page-texts.ts";
import type { CalculatorCopy, IndustryCopy } from "./industry-copy.ts";
import { ebookLink, hosting, noLockIns, strategyCallLink } from "./shared-copy.ts";

export const financialCalculator = pageCopy<CalculatorCopy>("/services/financial", "financialCalculator", {
  title: "What it is worth in your institution",
  lead: "It starts with the usual figures for the industry. Change whatever does not fit yours.",
  closing: "Do your numbers need a second pair of eyes?",
  action: { to: "/strategy-call", label: "Go through them together" },
});

export const financialCopy = pageCopy<IndustryCopy>("/services/financial", "financial", {
  name: "{financialName}",
  hero: {
    title: "The rule behind every decision, and the page it is on.",
    lead: "An AI knowledge agent for banks, insurers and advisers. It answers from your policies, product terms and regulators’ circulars, with a citation an auditor accepts.",
    action: shared(strategyCallLink),
    image: { file: "", alt: "" },
    answer: {
      circumstances: ["Branch", "10:05 AM", "Sample answer"],
      question: "Is a foreign power of attorney enough?",
      answer: "Only with an apostille and a sworn translation. Until then, no transactions.",
      source: "Account policy, section 6.3",
      approval: "Revised 2 June, approved by Compliance",
    },
    secondAction: { to: "/roi-calculator", label: "Calculate your ROI" },
  },
  why: {
    title: "Regulation grows faster than anyone can read it",
    items: [
      {
        key: "circulars",
        title: "Circulars outpace their readers",
        text: "A new circular from the regulator is read by few and applied by fewer, until the review.",
      },
      {
        key: "clientsExpect",
        title: "Clients expect the answer on the line",
        text: "Advisers put callers on hold to search three systems for one product condition.",
      },
      {
        key: "evidenceProject",
        title: "Evidence is a project of its own",
        text: "Before each audit, teams spend weeks proving which version of a policy applied on which day.",
      },
      {
        key: "precedent",
        title: "Precedent lives in a few heads",
        text: "Exceptions are decided by those who remember the last one. They are also the next to retire.",
      },
    ],
  },
  asked: {
    title: "Three questions from an ordinary Tuesday",
    lead: "Samples of what is asked, and of the answer an institution gets from its own documents.",
    questions: [
      {
        key: "canOne",
        place: "Client desk, 9:15 AM",
        question: "Can one holder of a joint deposit close it alone?",
        answer: "Only if the contract lets each holder sign alone. Otherwise both sign.",
        source: "Deposit terms, section 7.2",
      },
      {
        key: "whenDoes",
        place: "Compliance, 11:30 AM",
        question: "When does a politically exposed client need a second approval?",
        answer: "At onboarding and at every yearly review, by a member of senior management.",
        source: "Anti-money-laundering policy, section 4.3",
      },
      {
        key: "whichIncome",
        place: "Lending, 3:50 PM",
        question: "Which income counts for a self-employed applicant?",
        answer: "The average of the last two tax assessments. Interim statements only with an accountant’s signature.",
        source: "Credit guideline, section 3.5",
      },
    ],
  },
  returns: {
    title: "What an institution gets back",
    lead: "Less reading twice, shorter calls, evidence that is there when the auditor asks.",
  },
  roadmap: {
    title: "Three steps, one desk first",
    steps: [
      {
        key: "survey",
        title: "Survey",
        text: "We sit with advice, compliance and audit, and list the rules that are looked up most.",
      },
      {
        key: "pilotDesk",
        title: "Pilot desk",
        text: "Its approved policies, its own words. Compliance signs off every source before anyone asks it anything.",
      },
      {
        key: "deskDesk",
        title: "Desk by desk",
        text: "Further teams join when the first has shown its return in figures you chose.",
      },
    ],
    closing: "Which desk would you start with?",
    action: { to: "/strategy-call", label: "Plan your pilot desk" },
  },
  boundaries: {
    title: "What we promise, and what we do not",
    items: [
      shared(hosting),
      {
        key: "noAdvice",
        title: "No advice to your clients",
        text: "The agent informs your staff. Advice, approval and signature stay with the people licensed to give them.",
      },
      shared(noLockIns),
    ],
  },
  banner: {
    title: "Bring the rule your advisers look up most",
    lead: "In one call we find out where it is written, who needs it, and what every look-up costs you today.",
    action: shared(strategyCallLink),
    secondAction: shared(ebookLink),
  },
});

export const financialFigures: readonly ClaimName[] = [
  "financialComplianceCosts",
  "financialAdvisorEfficiency",
  "financialRegulatoryResearch",
  "financialResponseTime",
];
