/** Separate from roi.ts: every page's router reads URLs with them. */
export const roiIndustries = ["healthcare", "logistics", "financial"] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

/** The section of the calculator's page on the sources of the percentages. */
export const methodAnchor = "method";
