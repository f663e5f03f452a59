import { pageCopy } from "../../../facts/page-texts.ts";

/** For the button that is on every page with a recording; the rest comes with the player. */
export const playWords = pageCopy("words/frame", "play", { play: "Play {recording}", pause: "Pause {recording}" });
