import { pageCopy } from "../../../facts/page-texts.ts";

export const embeddedWords = pageCopy("words/listening", "embedded", {
  position: "Position in {recording}",
  failed: "This recording could not be played. Open the episode to try again.",
  guest: "with {guest}",
});
