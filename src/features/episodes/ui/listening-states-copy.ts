import { pageCopy } from "../../../facts/page-texts.ts";

/** While episodes are loaded. */
export const listeningStates = pageCopy("words/listening", "states", { loading: "Loading episodes" });
