import { type Language, localeOf } from "../language.ts";
import { dayMs, hourMs, minuteMs } from "./durations.ts";

const units: readonly [length: number, name: Intl.RelativeTimeFormatUnit][] = [
  [365.25 * dayMs, "year"],
  [30.44 * dayMs, "month"],
  [dayMs, "day"],
  [hourMs, "hour"],
  [minuteMs, "minute"],
];

const about: Readonly<Record<Language, string>> = { en: "about", de: "etwa" };

/** 'about 2 days ago', 'vor etwa 2 Tagen'. */
const ago = (count: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string =>
  new Intl.RelativeTimeFormat(localeOf[language])
    .formatToParts(-count, unit)
    .map(({ type, value }) => (type === "integer" ? `${about[language]} ${value}` : value))
    .join("");

/** 'about 2 days ago' (spec 2); milliseconds since 1970, at least a minute. */
export function relativeTime(then: number, now: number, language: Language = "en"): string {
  const distance = Math.max(minuteMs, now - then);
  for (const [length, name] of units) {
    const count = Math.round(distance / length);
    if (distance >= length || (count === 1 && distance >= length * 0.95))
      return ago(Math.max(1, count), name, language);
  }
  return ago(1, "minute", language);
}
