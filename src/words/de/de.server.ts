import { pageWords } from "../translation.ts";
import { home } from "./home.server.ts";

/** All words in German. */
export const german = pageWords([...home]);
