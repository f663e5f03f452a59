import { pageCopy } from "../../../facts/page-texts.ts";

/** For the button on every page with a recording; the other texts are loaded with the player. */
export const playWords = pageCopy("words/frame", "play", { play: "Play {recording}", pause: "Pause {recording}" });
