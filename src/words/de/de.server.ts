import { pageWords } from "../translation.ts";
import { legal } from "./legal.server.ts";

/** All words in German. */
export const german = pageWords([...legal]);
