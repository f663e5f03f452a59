import type { Accent } from "../../../ui/card.tsx";

const accents: Record<string, Accent> = {
  Healthcare: "health",
  Logistics: "logistics",
  "Financial Services": "finance",
};

/** Neutral for categories about method. */
export function categoryAccent(category: string): Accent {
  return accents[category] ?? "industry";
}
