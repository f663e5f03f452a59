/** Languages a site can be in, by their subtag (BCP 47). */
export const languages = { en: "English", de: "German" } as const;

export type Language = keyof typeof languages;

/** English dates are British, as the admin area writes them: "18 November 2026". */
export const localeOf: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE" };

/** As its speakers call it. */
export const ownNameOf: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

/** After a time of day. */
export const oClock: Readonly<Record<Language, string>> = { en: "", de: " Uhr" };

export const languageNamed = (name: unknown): Language => (name === languages.de ? "de" : "en");
