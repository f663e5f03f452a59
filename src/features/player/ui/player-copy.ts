import { pageCopy } from "../../../facts/page-texts.ts";

export const playerWords = pageCopy("words/frame", "player", {
  back: "Back {count} seconds",
  forward: "Forward {count} seconds",
  nowPlaying: "Now playing",
  failed: "This recording could not be played.",
  position: "Position in what is playing",
  close: "Close the player",
  at: "{position} of {end}",
});
