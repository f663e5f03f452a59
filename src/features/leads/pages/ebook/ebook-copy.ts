import { type Claim, claims } from "../../../../facts/claims.ts";
import type { NavAccent, NavLink } from "../../../../facts/navigation.ts";
import { editable } from "../../../../facts/page-texts.ts";
import type { RoiIndustry } from "../../../roi/roi-industry.ts";

export const anchors = { industries: "industries", roi: "roi-section", download: "download" };

export const heroCopy = editable("/ebook", "hero", {
  mark: "Free eBook",
  title: "{ebookTitle}",
  lead: "The field guide for people who run departments: how to choose a first use case, prepare the documents, bring the people along and prove the return.",
  action: "Get Your Free Copy",
  secondAction: "Choose your industry",
});

type IndustryCard = {
  industry: RoiIndustry;
  name: string;
  accent: NavAccent;
  drawing: string;
  text: string;
  claim: Claim;
};

export const industriesCopy = editable("/ebook", "industries", {
  mark: "Your industry",
  title: "One book, three sets of examples",
  lead: "Pick yours. The calculation further down then starts from its figures.",
  choose: "Choose",
  chosen: "Chosen",
  cards: [
    {
      industry: "healthcare",
      name: "Healthcare",
      accent: "health",
      drawing: "card-healthcare",
      text: "A ward, a pump and two sets of rules: how a hospital finds out which one is followed.",
      claim: claims.healthcareAdminOverhead,
    },
    {
      industry: "logistics",
      name: "Logistics",
      accent: "logistics",
      drawing: "card-logistics",
      text: "A dock, a wrong seal and a new shift lead: what a dispatcher must be able to ask at night.",
      claim: claims.logisticsOperationalCosts,
    },
    {
      industry: "financial",
      name: "Financial Services",
      accent: "finance",
      drawing: "card-financial",
      text: "A client, a form and a new circular: how a branch answers the same way as the head office.",
      claim: claims.financialComplianceCosts,
    },
  ] satisfies readonly IndustryCard[],
  closing: "Your figures are ready further down.",
  action: "Go to the calculation",
});

export const learnCopy = editable("/ebook", "learn", {
  mark: "Contents",
  title: "What You’ll Learn",
  lead: "In the order in which you will need it.",
  items: [
    {
      title: "Choose a first use case",
      text: "How to find the one question that is asked daily, answered from documents and expensive when answered wrongly.",
    },
    {
      title: "Prepare the documents",
      text: "Which ones count, which have to go, and why you need not tidy up everything first.",
    },
    {
      title: "Get experts to talk",
      text: "How to record what only lives in someone’s head, without taking away what makes them matter.",
    },
    {
      title: "Bring the people along",
      text: "The works council, the night shift and the colleague who has seen three systems come and go.",
    },
    {
      title: "Keep it safe",
      text: "Roles, sources and the GDPR: what to settle in writing before the first document is read.",
    },
    {
      title: "Prove the return",
      text: "What to measure before you start, so that nobody has to believe you afterwards.",
    },
  ],
});

export const roiSectionCopy = editable("/ebook", "roiSection", {
  mark: "Return",
  title: "What would it be worth to you?",
  lead: "The chapter on figures, with yours in it. Everything can be changed, and the working is shown.",
  choose: "Choose an industry to begin.",
});

export const voicesCopy = editable("/ebook", "voices", {
  mark: "Readers",
  title: "What readers say",
  sampleTitle: "What readers would say",
  sampleLead: "Both are invented. Your readers’ replies will go here.",
});

export const downloadCopy = editable("/ebook", "download", {
  mark: "Download",
  title: "Get your free copy",
  lead: "No sales calls, no automatic subscription.",
  cardTitle: "Have the eBook sent to you",
  intro: "A PDF, ready on the next page and in your inbox. Only your email address is needed.",
  submitLabel: "Get the eBook",
});

export const closingCopy = editable("/ebook", "closing", {
  title: "Read it, or talk it through",
  lead: "The book answers what most departments ask. For yours, take half an hour.",
  action: { to: "/ebook", hash: anchors.download, label: "Get Your Free Copy" } satisfies NavLink,
  secondAction: { to: "/strategy-call", label: "Schedule a strategy call" } satisfies NavLink,
});
