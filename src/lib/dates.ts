const longDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Berlin",
});

/** '18 November 2026', in the owner's zone so that server and browser agree; `iso` is an ISO timestamp. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso));
}

/** A moment to the minute, the same wherever it is read: "2026-11-21 10:05 UTC". */
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
