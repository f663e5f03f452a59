import type { Accent } from "../../../ui/card.tsx";

const accents: Record<string, Accent> = {
  Healthcare: "health",
  Logistics: "logistics",
  "Financial Services": "finance",
};

/** The accent of a category's industry; categories about method are neutral. */
export function categoryAccent(category: string): Accent {
  return accents[category] ?? "industry";
}
