import { type IndustryKey, industryOf } from "../../../facts/industries.ts";
import type { Accent } from "../../../ui/card.tsx";

const accents: Record<IndustryKey, Accent> = { healthcare: "health", logistics: "logistics", financial: "finance" };

/** Neutral for categories about method. */
export function categoryAccent(category: string): Accent {
  const industry = industryOf(category);
  return industry ? accents[industry] : "industry";
}
