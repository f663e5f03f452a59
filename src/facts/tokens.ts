import type { Language } from "../lib/language.ts";
import { weekdayIn } from "../lib/time/weekdays.ts";
import type { Site } from "./site.ts";
import { defaultFacts } from "./site-facts.ts";

/** A value within a text, such as {name} or {roiWithin.figure}. */
export const tokenPattern = /\{([a-zA-Z]+(?:\.[a-zA-Z]+)?)\}/g;

export type TokenValue = (token: string) => string | number | undefined;

/** Lower-cases the initial of "Data in the EU", but not of "ROI within a year". */
export const inSentence = (text: string): string =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (initial) => initial.toLowerCase());

/** "Financial Services" becomes "financial services"; "EU Banking", "EU banking". */
const commonName = (name: string): string => name.split(" ").map(inSentence).join(" ");

const industryToken = /^(?:healthcare|logistics|financial|manufacturing)Name$/;

/** German nouns keep their capital within a sentence. */
export const textWithin = (language: Language, text: string): string => (language === "de" ? text : inSentence(text));

const partsOfDay: Readonly<Record<Language, readonly string[]>> = {
  en: ["morning", "afternoon", "evening"],
  de: ["Vormittag", "Nachmittag", "Abend"],
};

/** For a 24-hour time such as 08:00. */
const partOfDay = (time: string, language: Language) =>
  partsOfDay[language][time < "12:00" ? 0 : time < "18:00" ? 1 : 2];

/** Undefined for an unknown name. */
export function siteToken(site: Site, token: string): string | undefined {
  const { facts } = site;
  const { address, phone, vatId } = facts;
  const [baseToken] = token.split(".inSentence");
  if (baseToken && baseToken !== token) {
    const value = siteToken(site, baseToken) ?? "";
    const isIndustry = facts.language !== "de" && industryToken.test(baseToken);
    return (isIndustry ? commonName(value) : textWithin(facts.language, value)) || undefined;
  }
  if (token === "phone") return phone.text;
  if (token === "shortCity") return address.city.split(/ am | an der /)[0];
  if (token === "newsletterPartOfDay") return partOfDay(facts.newsletterTime, facts.language);
  if (token === "newsletterDay") return weekdayIn(facts.language, facts.newsletterDay);
  if (token === "vatIdNote") return vatId === defaultFacts.vatId ? " (sample)" : "";
  const value: unknown = { ...address }[token] ?? (facts as Readonly<Record<string, unknown>>)[token];
  return typeof value === "string" ? value : undefined;
}

/** A sentence about a value that the owner removed is left out. */
function withoutRemoved(text: string, tokenValue: TokenValue): string {
  const isRemoved = (part: string) =>
    [...part.matchAll(tokenPattern)].some(([, token = ""]) => tokenValue(token) === "");
  if (!isRemoved(text)) return text;
  const sentences = text.split(/(?<=[.!?]) /);
  return sentences.filter((sentence) => !isRemoved(sentence)).join(" ");
}

/** Unknown tokens stay as written. */
const fill = (text: string, tokenValue: TokenValue): string =>
  text.replaceAll(tokenPattern, (match, token: string) => String(tokenValue(token) ?? match));

/** `more`: values that are specific to the text. */
export const fillTokens = (site: Site, text: string, more?: TokenValue): string =>
  text.includes("{")
    ? fill(more ? withoutRemoved(text, more) : text, (token) => more?.(token) ?? siteToken(site, token))
    : text;

/** A text of the page with values of its own, such as {count}. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  fill(
    withoutRemoved(text, (token) => values[token]),
    (token) => values[token],
  );

/** A text with {count}, in the form of its number, which may be `written` otherwise. */
export const countedText = (
  forms: { one: string; other: string },
  count: number,
  formatted: number | string = count,
): string => fillText(count === 1 ? forms.one : forms.other, { count: formatted });
