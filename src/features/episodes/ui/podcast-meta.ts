import { siteFacts } from "../../../facts/site-facts.ts";

export const episodesMeta = {
  title: "All Episodes",
  get description() {
    return `All episodes of ${siteFacts.podcastName}: conversations about knowledge, procedures and leadership with people who run hospitals, fleets and banks.`;
  },
};
