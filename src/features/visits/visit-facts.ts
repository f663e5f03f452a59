import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import type { Visit } from "./visit.ts";
import { visitRecords } from "./visit-records-copy.ts";

/** For "My data" and the export of a person. */
export function visitFacts(site: Site, visit: Visit | null): { label: string; value: string }[] {
  if (!visit?.first) return [];
  const { first, referrer, campaign, read } = visit;
  const labels = copyOf(site, visitRecords);
  const facts = [
    { label: labels.first, value: first },
    { label: labels.referrer, value: referrer },
    { label: labels.campaign, value: Object.values(campaign).join(", ") },
    { label: labels.read, value: read.join(", ") },
  ];
  return facts.filter(({ value }) => value !== "");
}
