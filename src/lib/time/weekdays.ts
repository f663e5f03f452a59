import type { Language } from "../language.ts";

/** As settings name them, from Monday. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Sunday" as "Sonntag" or "So". */
export const weekdayIn = (language: Language, day: string, length: "short" | "long" = "long"): string =>
  language === "en" && length === "long"
    ? day
    : new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" }).format(
        Date.UTC(2026, 0, 5 + weekdays.indexOf(day)),
      );
