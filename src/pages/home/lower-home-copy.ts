import { type Claim, claims, plainClaims } from "../../facts/claims.ts";
import type { NavAccent, NavLink } from "../../facts/navigation.ts";

// Separate from the first screens' copy: these sections load when they come near.

/** Lower-case first letter, for the middle of a sentence. */
const inSentence = ({ wording }: Claim) => wording.charAt(0).toLowerCase() + wording.slice(1);

export const advantagesCopy = {
  mark: "Advantages",
  title: "The same day, with and without an agent",
  caption: "Five situations without and with an AI knowledge agent",
  columns: ["Without", "With an agent"],
  rows: [
    { label: "A rule at 2 a.m.", cells: ["Call the colleague who is on leave", "Ask, read the section, act"] },
    { label: "A new regulation", cells: ["A circular that few open", "One change, and every answer follows"] },
    {
      label: "An expert retires",
      cells: ["A farewell lunch and a handover folder", "Their way of working, recorded and approved"],
    },
    {
      label: "A new colleague",
      get cells() {
        return ["Months of shadowing", `A plan by week, and ${claims.onboarding.wording.toLowerCase()}`];
      },
    },
    { label: "An audit", cells: ["A week of searching for evidence", "Who asked what, and which version answered"] },
  ],
  get closing() {
    return `${claims.fasterResponses.wording}, ${claims.productivityGain.wording}.`;
  },
  action: { to: "/demo", label: "Request a Demo" } satisfies NavLink,
};

/** A claim with its figure, or plain text. */
type ReturnLine = Claim | string;
type ReturnCard = { accent: NavAccent; name: string; lines: readonly ReturnLine[] };

export const roiCopy = {
  mark: "Return",
  title: "Put your own numbers to it",
  get lead() {
    return `${claims.costCut.wording}, ${inSentence(claims.responseTime)}, ${inSentence(claims.onboarding)}: targets to test on your own figures, and a calculation you can check line by line.`;
  },
  cards: [
    {
      accent: "finance",
      name: "Financial Services",
      get lines() {
        return [claims.financialComplianceCosts, claims.financialAdvisorEfficiency, plainClaims.financialDecisions];
      },
    },
    {
      accent: "logistics",
      name: "Logistics",
      lines: [claims.logisticsOperationalCosts, claims.logisticsInventory, claims.logisticsOnTimeDelivery],
    },
    {
      accent: "health",
      name: "Healthcare",
      get lines() {
        return [
          claims.healthcareAdminOverhead,
          plainClaims.healthcarePatientCare,
          plainClaims.healthcareComplianceRisk,
        ];
      },
    },
  ] satisfies readonly ReturnCard[],
  closing: "Would you rather go through the figures with someone?",
  action: { to: "/contact", label: "Speak to an AI Expert" } satisfies NavLink,
};

export type ConcernIcon = "safety" | "accuracy" | "integration" | "timeline" | "adoption" | "cost";
type Concern = { icon: ConcernIcon; title: string; text: string };

export const concernsCopy = {
  mark: "Concerns",
  title: "Six questions every board asks, answered plainly",
  items: [
    {
      icon: "safety",
      title: "Data Safety & Privacy",
      text: "Hosted in the EU, encrypted at rest and in transit. Access follows the roles you already have.",
    },
    {
      icon: "accuracy",
      title: "Information Accuracy",
      text: "Answers come from approved documents only. No source, no answer.",
    },
    {
      icon: "integration",
      title: "Integration Complexity",
      text: "It reads your existing folders, intranet and DMS. Nothing has to move first.",
    },
    {
      icon: "timeline",
      title: "Implementation Timeline",
      get text() {
        return `${claims.firstIntegration.wording}, with one department and one real question.`;
      },
    },
    {
      icon: "adoption",
      title: "User Adoption",
      text: "People ask as they would ask a colleague. There is no new system to learn.",
    },
    {
      icon: "cost",
      title: "Cost Justification",
      get text() {
        return `${claims.roiWithin.wording}, measured against figures agreed before we start.`;
      },
    },
  ] satisfies readonly Concern[],
  closing: "A question of your own? Ask it before you decide anything.",
  action: { to: "/strategy-call", label: "Schedule a Consultation" } satisfies NavLink,
};

export const pathCopy = {
  mark: "Implementation path",
  title: "From the first conversation to a measured return",
  steps: [
    {
      when: "To begin with",
      title: "Audit & Strategy",
      text: "We find out where knowledge sits, who needs it and which questions cost the most. You keep the map either way.",
    },
    {
      get when() {
        return claims.firstIntegration.wording;
      },
      title: "AI Deployment",
      text: "One department, its real documents, its real questions. Connected, tested, and signed off by the people who use it.",
    },
    {
      get when() {
        return claims.roiWithin.wording;
      },
      title: "Continuous Optimization",
      text: "Unanswered questions become new procedures. Every month you see what was asked, what it saved and what comes next.",
    },
  ],
  action: { to: "/contact", label: "Request Your Knowledge Audit" } satisfies NavLink,
};

export const bannerCopy = {
  title: "Increase Productivity & Reduce Operational Costs",
  lead: "The free eBook takes you through choosing a first use case, preparing documents and proving the return. Written for people who run departments.",
  action: { to: "/contact", label: "Schedule a Consultation" } satisfies NavLink,
  secondAction: { to: "/ebook", label: "Get the free eBook" } satisfies NavLink,
};
