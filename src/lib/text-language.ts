import { type Language, languageCodes, languages } from "./language.ts";

/** Undefined for none (the language of the site) and for unknown ones. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languageCodes.find((candidate) => candidate === code);

/** An item's `lang`; absent for the language of the site. */
export const langOf = (code: string | null | undefined): { lang?: Language } => {
  const lang = languageOf(code);
  return lang ? { lang } : {};
};

/** Language of a tag such as "de-AT". */
export const languageOfTag = (tag: string | null | undefined): Language | undefined =>
  languageOf(/^[a-z]+/i.exec(tag?.trim() ?? "")?.[0].toLowerCase());

/** Options of a select; empty is the language of the site. */
export const languageOptions = (site: Language): { value: string; label: string }[] => [
  { value: "", label: `Same as the site (${languages[site]})` },
  ...languageCodes.map((code) => ({ value: code, label: languages[code] })),
];
