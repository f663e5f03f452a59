/** Separate from the rules: every page's router reads URLs with them. */
export const roiIndustries = ["healthcare", "logistics", "financial"] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

/** Section of the calculator's page that says where the percentages come from. */
export const methodAnchor = "method";
