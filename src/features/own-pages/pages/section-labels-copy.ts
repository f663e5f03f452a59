import { pageCopy } from "../../../facts/page-texts.ts";

/** Names of sections without a title, for screen readers. */
export const sectionLabels = pageCopy("words/reading", "ownSections", {
  hero: "Introduction",
  text: "Text",
  cards: "Cards",
  comparison: "Comparison",
  questions: "Questions",
  quotation: "Quotation",
  picture: "Picture",
  calculator: "Calculator",
  steps: "Steps",
  figures: "Figures",
  banner: "Banner",
});
