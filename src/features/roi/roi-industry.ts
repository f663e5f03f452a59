/** Separate from the rules: every page's router reads URLs with them. */
export const roiIndustries = ["healthcare", "logistics", "financial"] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

export const industryLabel = "Industry";
