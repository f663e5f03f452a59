import type { Site } from "../../facts/site.ts";
import { defaultFacts } from "../../facts/site-facts.ts";

/** The author of a new article; empty while the owner has no name yet. */
export const newAuthor = (site: Site): string => (site.facts.name === defaultFacts.name ? "" : site.facts.name);
