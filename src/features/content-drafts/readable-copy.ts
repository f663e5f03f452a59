import { pageCopy } from "../../facts/page-texts.ts";

/** Texts that the server adds to the owner's HTML. */
export const readableWords = pageCopy("words/server", "readable", {
  namedTable: "Table: {caption}",
  table: "Table {number}",
  picture: "Image",
  pictureOn: "{picture} (on {host})",
  watch: "Watch on {service}",
  listen: "Listen on {service}",
  listenToEpisode: "Listen to the episode",
  anchor: "Link to this section",
});
