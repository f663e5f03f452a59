import { siteFacts } from "../../facts/site-facts.ts";

/** The podcast and who publishes it, as a release form names them. */
export const showFacts = {
  get show() {
    return siteFacts.podcastName;
  },
  get owner() {
    return siteFacts.name;
  },
};
