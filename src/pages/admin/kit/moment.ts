const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** "21 Nov 2026, 14:05" in the zone of this browser; `iso` is an ISO timestamp. */
export const moment = (iso: string): string => format.format(new Date(iso));

/** "21 Nov 2026" in the zone of this browser. */
export const dayOf = (iso: string): string => dayFormat.format(new Date(iso));

/** "1 lead", "3 leads". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
