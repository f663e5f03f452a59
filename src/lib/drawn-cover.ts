import { shortHash } from "./short-hash.ts";

/** Drawings per subject: enough that neighbours in a list differ, few enough to be drawn once and kept. */
const variety = 24;

const subjects: Record<string, string> = {
  Healthcare: "healthcare",
  Logistics: "logistics",
  "Financial Services": "financial",
};

/** The cover drawn for an article without a picture of its own, always the same for the same slug, e.g. /covers/method-7.svg. */
export function drawnCover(slug: string, category: string): string {
  const number = Number.parseInt(shortHash(slug).slice(-6), 36) % variety;
  return `/covers/${subjects[category] ?? "method"}-${number}.svg`;
}

/** The category and the seed of a cover's drawing by its path, or undefined when there is no such cover. */
export function coverSubject(path: string): { category: string; seed: string } | undefined {
  const [, subject = "", number = ""] = /^\/covers\/([a-z]+)-(\d|1\d|2[0-3])\.svg$/.exec(path) ?? [];
  const category = subject === "method" ? "" : Object.keys(subjects).find((name) => subjects[name] === subject);
  return category === undefined ? undefined : { category, seed: `${subject} ${number}` };
}
