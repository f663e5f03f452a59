import { siteFacts } from "../../../facts/site-facts.ts";

/** Title and description, apart from the page's other words: every page's router carries them. */
export const roiCalculatorMeta = {
  get title() {
    return `ROI Calculator - ${siteFacts.name}`;
  },
  description:
    "Work out what AI knowledge agents are worth in healthcare, logistics or financial services, with every formula in plain sight, ready to print and share.",
};
