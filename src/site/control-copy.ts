import { pageCopy } from "../facts/page-texts.ts";
import { uiWords } from "../ui/ui-words.ts";

export const controlWords = pageCopy("words/frame", "controls", uiWords);
