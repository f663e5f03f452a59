import { type Language, localeOf } from "../language.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function longDate(timeZone: string | undefined, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${timeZone ?? ""}`;
  const options = { day: "numeric", month: "long", year: "numeric", timeZone } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(localeOf[language], options);
  formats.set(key, format);
  return format;
}

/** '18 November 2026'. Shared pages pass the owner's zone, so that server and browser agree; undefined: local zone. */
export function formatDate(iso: string, timeZone: string | undefined, language: Language = "en"): string {
  return longDate(timeZone, language).format(new Date(iso));
}
