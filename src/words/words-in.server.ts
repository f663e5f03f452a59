import type { PageTexts, StoredFacts } from "../facts/site.ts";
import type { Language } from "../lib/language.ts";
import { claimsInGerman } from "./de/claims.ts";
import { german } from "./de/de.server.ts";
import { germanMenu } from "./de/settings.ts";

const words: Readonly<Record<Language, { pages: PageTexts; facts: (own: StoredFacts) => StoredFacts }>> = {
  en: { pages: {}, facts: (own) => own },
  de: { pages: german, facts: claimsInGerman },
};

/** Default and interface texts in a language, by page; empty for English, the language of the copy files. */
export const wordsIn = (language: Language): PageTexts => words[language].pages;

/** The owner's facts with the default figures and promises of a language. */
export const factsIn = (language: Language, own: StoredFacts): StoredFacts => words[language].facts(own);

/** Names of a default menu group in the other languages. */
export const otherMenuNames = (name: string): readonly string[] =>
  Object.entries(germanMenu).flatMap(([english, other]) =>
    name === english ? [other] : name === other ? [english] : [],
  );
