/** Languages that a site can be in, by their subtag (BCP 47). */
export const languageCodes = ["en", "de"] as const;

export type Language = (typeof languageCodes)[number];

/** As the settings name them. */
export const languages: Readonly<Record<Language, string>> = { en: "English", de: "German" };

/** English dates are British, as the admin area writes them: "18 November 2026". */
export const localeOf: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** As its speakers call it. */
export const nativeNameOf: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** After a time of day. */
export const oClock: Readonly<Record<Language, string>> = { en: "", de: " Uhr" };

export const languageNamed = (name: unknown): Language =>
  languageCodes.find((code) => languages[code] === name) ?? "en";
