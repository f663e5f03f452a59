import { pageWords } from "../translation.ts";

/** All words in German. */
export const german = pageWords([]);
