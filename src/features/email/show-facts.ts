import type { Site } from "../../facts/site.ts";

export const showFacts = ({ facts }: Site) => ({ show: facts.podcastName, owner: facts.name });
