import type { PageTexts } from "../facts/site.ts";
import type { Language } from "../lib/language.ts";
import { german } from "./de/de.server.ts";

const words: Readonly<Record<Language, PageTexts>> = { en: {}, de: german };

/** The default texts and the words of the interface in a language, by page; empty in English, which the copies are in. */
export const wordsIn = (language: Language): PageTexts => words[language];
