import { pageCopy } from "../../../facts/page-texts.ts";

export const sourceWords = pageCopy("words/asking", "sources", { playFrom: "Play {recording} from {time}" });
