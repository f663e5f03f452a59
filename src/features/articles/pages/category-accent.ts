import { type IndustryKey, industryOf } from "../../../facts/industries.ts";
import type { Site } from "../../../facts/site.ts";
import type { Accent } from "../../../ui/card.tsx";

const accents: Record<IndustryKey, Accent> = { healthcare: "health", logistics: "logistics", financial: "finance" };

/** Neutral for categories about method. */
export function categoryAccent(site: Site, category: string): Accent {
  const industry = industryOf(site, category);
  return industry ? accents[industry] : "industry";
}
