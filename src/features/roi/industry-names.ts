import type { RoiIndustry } from "./roi-industry.ts";

export const industryNames: Record<RoiIndustry, string> = {
  healthcare: "Healthcare",
  logistics: "Logistics",
  financial: "Financial Services",
};

export const industryLabel = "Industry";
