import { pageCopy } from "../../facts/page-texts.ts";

export const cardWords = pageCopy("words/server", "cards", { episode: "Episode {number}" });
