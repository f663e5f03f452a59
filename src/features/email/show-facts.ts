import { siteFacts } from "../../facts/site-facts.ts";

export const showFacts = {
  get show() {
    return siteFacts.podcastName;
  },
  get owner() {
    return siteFacts.name;
  },
};
