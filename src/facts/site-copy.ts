import { pageCopy } from "./page-texts.ts";

/** Texts about the site for every page, its head and llms.txt. */
export const siteCopy = pageCopy("/every-page", "site", {
  keywords:
    "AI knowledge management, AI knowledge agents, SOP assistant, onboarding, {healthcareName.inSentence}, {logisticsName.inSentence}, {financialName.inSentence}",
  summary:
    "AI knowledge agents and an SOP assistant for {healthcareName.inSentence}, {logisticsName.inSentence} and {financialName.inSentence}.",
  samples: {
    clientsAndTestimonials: "Client names, figures in examples and testimonials are samples.",
    clients: "Client names and figures in examples are samples.",
    testimonials: "Figures in examples and testimonials are samples.",
    figures: "Figures in examples are samples.",
  },
});
