import type { Industry } from "../../chart/chart-colours.ts";
import { industryKeys, industryOf } from "../../facts/industries.ts";
import { shortHash } from "../../lib/short-hash.ts";

/** Drawings per subject: enough that neighbours differ, few enough to be cached. */
const variety = 24;

/** Always the same for the same slug, e.g. /covers/method-7.svg. */
export function drawnCover(slug: string, category: string): string {
  const number = Number.parseInt(shortHash(slug).slice(-6), 36) % variety;
  return `/covers/${industryOf(category) ?? "method"}-${number}.svg`;
}

/** Undefined if the cover doesn't exist. */
export function coverSubject(path: string): { seed: string; industry: Industry | undefined } | undefined {
  const [, subject, number] = /^\/covers\/([a-z]+)-(\d|1\d|2[0-3])\.svg$/.exec(path) ?? [];
  const industry = industryKeys.find((name) => name === subject);
  return industry || subject === "method" ? { seed: `${subject} ${number}`, industry } : undefined;
}
