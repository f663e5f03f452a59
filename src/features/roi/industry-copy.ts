import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the calculator's copy: other pages let visitors choose an industry, too. */
export const industryCopy = pageCopy("words/calculating", "industry", { label: "Industry" });
