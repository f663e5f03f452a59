import type { Language } from "./language.ts";

// The specification writes dollars as Americans do.
const locales: Readonly<Record<Language, string>> = { en: "en-US", de: "de-DE" };

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: Intl formats are slow to create. */
function format(amount: number, language: Language, options: Intl.NumberFormatOptions): string {
  const key = language + JSON.stringify(options);
  const formatter = formats.get(key) ?? new Intl.NumberFormat(locales[language], options);
  formats.set(key, formatter);
  return formatter.format(amount);
}

const dollars = { style: "currency", currency: "USD" } as const;

/** Whole US dollars: "$5,215,000" (spec 2). */
export const formatDollars = (amount: number, language: Language = "en"): string =>
  format(amount, language, { ...dollars, maximumFractionDigits: 0 });

/** "$2.6M". */
export const formatCompactDollars = (amount: number, language: Language = "en"): string =>
  format(amount, language, { ...dollars, notation: "compact" });

/** US dollars, with cents only if there are any. */
export const formatEnteredDollars = (amount: number, language: Language = "en"): string =>
  format(amount, language, Number.isInteger(amount) ? { ...dollars, maximumFractionDigits: 0 } : dollars);

/** At most three decimals: "1,250", "12.5". */
export const formatFigure = (figure: number, language: Language = "en"): string =>
  format(figure, language, { maximumFractionDigits: 3 });
