import { siteFacts } from "../../facts/site-facts.ts";

/** The podcast and who publishes it, as a release form names them. */
export const showFacts = { show: siteFacts.podcastName, owner: siteFacts.name };
