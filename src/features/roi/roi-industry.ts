/** Separate from the rules: every page's router reads URLs with them. */
export const roiIndustries = ["healthcare", "logistics", "financial"] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

/** Of the section that says where the percentages come from, on the calculator's page. */
export const methodAnchor = "method";
