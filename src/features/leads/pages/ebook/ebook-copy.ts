import { type Entry, pageCopy } from "../../../../facts/page-texts.ts";
import type { RoiIndustry } from "../../../roi/roi-industry.ts";

export const anchors = { industries: "industries", roi: "roi", download: "download" };

export const heroCopy = pageCopy("/ebook", "hero", {
  mark: "Free eBook",
  title: "{ebookTitle}",
  lead: "The field guide for people who run departments: how to choose a first use case, prepare the documents, bring the people along and prove the return.",
  action: "Get Your Free Copy",
  secondAction: "Choose your industry",
});

type IndustryCard = Entry<{ name: string; text: string }, RoiIndustry>;

export const industriesCopy = pageCopy("/ebook", "industries", {
  mark: "Your industry",
  title: "One book, three sets of examples",
  lead: "Pick yours. The calculation further down then starts from its planning figures.",
  choose: "Choose",
  chosen: "Chosen",
  cards: [
    {
      key: "healthcare",
      name: "{healthcareName}",
      text: "A ward, a pump and two sets of rules: how a hospital finds out which one is followed.",
    },
    {
      key: "logistics",
      name: "{logisticsName}",
      text: "A dock, a wrong seal and a new shift lead: what a dispatcher must be able to ask at night.",
    },
    {
      key: "financial",
      name: "{financialName}",
      text: "A client, a form and a new circular: how a branch answers the same way as the head office.",
    },
  ] satisfies readonly IndustryCard[],
  closing: "Your figures are ready further down.",
  action: "Go to the calculation",
});

export const roiSectionCopy = pageCopy("/ebook", "roiSection", {
  mark: "Return",
  title: "What would it be worth to you?",
  lead: "The chapter on figures, with yours in it. Everything can be changed, and the working is shown.",
  choose: "Choose an industry to begin.",
});

export const downloadCopy = pageCopy("/ebook", "download", {
  mark: "Download",
  title: "Get your free copy",
  lead: "No sales calls, no automatic subscription.",
  cardTitle: "Have the eBook sent to you",
  intro: "A PDF, ready on the next page and in your inbox. Only your email address is needed.",
  submitLabel: "Get the eBook",
  unavailable:
    "The eBook isn’t available at the moment. Write to us with your question, and we’ll answer it in person.",
});
