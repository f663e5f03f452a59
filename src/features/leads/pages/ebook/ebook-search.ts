import { type RoiIndustry, roiIndustries } from "../../../roi/roi-industry.ts";

/** What the URL of the page says: the industry that was picked. */
export type EbookSearch = { industry?: RoiIndustry | undefined };

/**
 * Reads the picked industry from a URL. Everything but the three counts as none; the key is always there,
 * because the router lets a parameter through that the answer does not name.
 */
export function readEbookSearch(raw: { industry?: unknown }): EbookSearch {
  return { industry: roiIndustries.find((known) => known === raw.industry) };
}
