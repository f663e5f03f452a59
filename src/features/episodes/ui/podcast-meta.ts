import { pageCopy } from "../../../facts/page-texts.ts";

export const episodesMeta = pageCopy("/podcast", "episodesMeta", {
  title: "All Episodes",
  description:
    "All episodes of {podcastName}: conversations about knowledge, procedures and leadership with people who run hospitals, fleets and banks.",
});
