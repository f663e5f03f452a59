import { pageCopy } from "../../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const roiCalculatorMeta = pageCopy("/roi-calculator", "meta", {
  title: "ROI Calculator - {name}",
  description:
    "Work out what AI knowledge agents are worth in healthcare, logistics or financial services, with every formula in plain sight, ready to print and share.",
});
