import { claimToken } from "../../facts/claim-tokens.ts";
import type { ClaimName } from "../../facts/claims.ts";
import type { IndustryKey } from "../../facts/industries.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { type Entry, pageCopy } from "../../facts/page-texts.ts";

// Separate from the first screens' copy: these sections load near the viewport.

export const advantagesCopy = pageCopy(
  "/",
  "advantages",
  {
    mark: "Advantages",
    title: "The same day, with and without an agent",
    caption: "Five situations without and with an AI knowledge agent",
    columns: ["Without", "With an agent"],
    rows: [
      {
        key: "rule2",
        label: "A rule at 2 AM",
        cells: ["Call the colleague who is on leave", "Ask, read the section, act"],
      },
      {
        key: "newRegulation",
        label: "A new regulation",
        cells: ["A circular that few open", "One change, and every answer follows"],
      },
      {
        key: "expertRetires",
        label: "An expert retires",
        cells: ["A farewell lunch and a handover folder", "Their way of working, recorded and approved"],
      },
      {
        key: "newColleague",
        label: "A new colleague",
        cells: ["Months of shadowing", "A plan by week, each rule with its page"],
      },
      {
        key: "audit",
        label: "An audit",
        cells: ["A week of searching for evidence", "Who asked what, and which version answered"],
      },
    ],
    closing:
      "Our targets across everything a team does: {fasterResponses.wording}, {productivityGain.wording}. The {responseTime.figure} above is for one question that the documents answer.",
    action: { to: "/demo", label: "Request a Demo" } satisfies NavLink,
  },
  claimToken,
);

/** Claims, and sentences in place of a claim. */
export const returnLines: Readonly<Record<IndustryKey, readonly (ClaimName | `{${string}}`)[]>> = {
  financial: ["financialComplianceCosts", "financialAdvisorEfficiency", "{financialDecisions}"],
  logistics: ["logisticsOperationalCosts", "logisticsInventory", "logisticsOnTimeDelivery"],
  healthcare: ["healthcareAdminOverhead", "{healthcarePatientCare}", "{healthcareComplianceRisk}"],
};

type ReturnCard = Entry<{ name: string }, IndustryKey>;

export const roiCopy = pageCopy(
  "/",
  "roi",
  {
    mark: "Return",
    title: "Put your own numbers to it",
    lead: "Planning figures to test on your own department, and a calculation you can check line by line.",
    measured: { to: "/roi-calculator", label: "How this is measured" } satisfies NavLink,
    cards: [
      { key: "financial", name: "{financialName}" },
      { key: "logistics", name: "{logisticsName}" },
      { key: "healthcare", name: "{healthcareName}" },
    ] satisfies readonly ReturnCard[],
    closing: "Would you rather go through the figures with someone?",
    action: { to: "/contact", label: "Speak to an AI Expert" } satisfies NavLink,
  },
  claimToken,
);

export type ConcernKey =
  | "dataSafety"
  | "information"
  | "integration"
  | "implementation"
  | "userAdoption"
  | "costJustification";
type Concern = Entry<{ title: string; text: string }, ConcernKey>;

export const concernsCopy = pageCopy(
  "/",
  "concerns",
  {
    mark: "Concerns",
    title: "Six questions every board asks, answered plainly",
    items: [
      {
        key: "dataSafety",
        title: "Data Safety & Privacy",
        text: "Hosted in the EU, encrypted at rest and in transit. Access follows the roles you already have.",
      },
      {
        key: "information",
        title: "Information Accuracy",
        text: "Answers come from approved documents only. No source, no answer.",
      },
      {
        key: "integration",
        title: "Integration Complexity",
        text: "It reads your existing folders, intranet and DMS. Nothing has to move first.",
      },
      {
        key: "implementation",
        title: "Implementation Timeline",
        text: "We begin with one department and one real question. The next one joins when the first has its answers.",
      },
      {
        key: "userAdoption",
        title: "User Adoption",
        text: "People ask as they would ask a colleague. There is no new system to learn.",
      },
      {
        key: "costJustification",
        title: "Cost Justification",
        text: "The return is measured against figures agreed before we start. Then you decide whether to go on.",
      },
    ] satisfies readonly Concern[],
    closing: "A question of your own? Ask it in a call, at a time that you choose in the calendar.",
    action: { to: "/strategy-call", label: "Schedule a Consultation" } satisfies NavLink,
  },
  claimToken,
);

export const pathCopy = pageCopy(
  "/",
  "path",
  {
    mark: "Implementation path",
    title: "From the first conversation to a measured return",
    steps: [
      {
        key: "auditStrategy",
        when: "To begin with",
        title: "Audit & Strategy",
        text: "We find out where knowledge sits, who needs it and which questions cost the most. You keep the map either way.",
      },
      {
        key: "aiDeployment",
        when: "In the first weeks",
        title: "AI Deployment",
        text: "One department, its real documents, its real questions. Connected, tested, and signed off by the people who use it.",
      },
      {
        key: "continuous",
        when: "Every month after",
        title: "Continuous Optimization",
        text: "Unanswered questions become new procedures. Every month you see what was asked, what it saved and what comes next.",
      },
    ],
    closing: "By message: name the department, and we’ll write back with the next step.",
    action: { to: "/contact", label: "Request Your Knowledge Audit" } satisfies NavLink,
  },
  claimToken,
);

export const personCopy = pageCopy("/", "person", {
  mark: "Who you talk to",
  title: "One person, from the first call to the last page",
  paragraphs: [
    "I sit with the people who do the work before I write a line about it.",
    "Audit, pilot and handover are mine; specialists join only once I have named them to you.",
    "If an agent won’t help, I would rather say so after half an hour than after half a year.",
  ],
  declinedTitle: "What I decline",
  declined: [
    "Agents that may answer without a source",
    "Projects whose purpose is to have an AI project",
    "Reading the records of patients or clients",
  ],
  action: { to: "/about", label: "How I got here" } satisfies NavLink,
});

export const bannerCopy = pageCopy("/", "banner", {
  title: "Increase Productivity & Reduce Operational Costs",
  lead: "The free eBook takes you through choosing a first use case, preparing documents and proving the return. Written for people who run departments. Would you rather talk? Send a message, and we’ll suggest times.",
  action: { to: "/contact", label: "Schedule a Consultation" } satisfies NavLink,
  secondAction: { to: "/ebook", label: "Get the free eBook" } satisfies NavLink,
});
