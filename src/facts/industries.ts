import type { Site } from "./site.ts";
import { defaultFacts } from "./site-facts.ts";

/** Industries with a page, a card and figures of their own. */
export const industryKeys = ["healthcare", "logistics", "financial"] as const;

export type IndustryKey = (typeof industryKeys)[number];

/** Their colours. */
export const industryAccents = { healthcare: "health", logistics: "logistics", financial: "finance" } as const;

/** As the owner calls it, wherever it is named. */
export const industryName = (site: Site, industry: IndustryKey): string => site.facts[`${industry}Name`];

/** The industry that a category of articles is about: by its current or its default name. */
export const industryOf = (site: Site, category: string): IndustryKey | undefined =>
  industryKeys.find((key) => category === industryName(site, key) || category === defaultFacts[`${key}Name`]);
