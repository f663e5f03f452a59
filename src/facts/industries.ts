import { defaultFacts, siteFacts } from "./site-facts.ts";

/** Industries with a page, a card and figures of their own. */
export const industryKeys = ["healthcare", "logistics", "financial"] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** As the owner calls it, wherever it is named. */
export const industryName = (industry: IndustryKey): string => siteFacts[`${industry}Name`];

/** The industry that a category of articles is about: by its name of today, or the one that it came with. */
export const industryOf = (category: string): IndustryKey | undefined =>
  industryKeys.find((key) => category === industryName(key) || category === defaultFacts[`${key}Name`]);
