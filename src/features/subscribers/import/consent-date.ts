export const dateOrders = ["day-first", "month-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

const monthPatterns = "jan feb m[aä]e?r apr ma[iy] jun jul aug sep o[ck]t nov de[cz]".split(" ");
const maxLength = 60;
const monthName = String.raw`(\p{L}{3,9})\.?`;
const dayNumber = String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?`;

const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:UTC|Z)|[+-]\d{2}:?\d{2})?)?$/;
const clock = /(?:[\sT,]+|\s+um\s+)(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?(?:\s*(?:Uhr|UTC))?$/i;
const numeric = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const yearFirst = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/;
const german = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/;
const dayThenName = new RegExp(`^(?:\\p{L}+,?\\s+)?${dayNumber}\\s*${monthName},?\\s+(\\d{4})$`, "iu");
const nameThenDay = new RegExp(`^(?:\\p{L}+,?\\s+)?${monthName}\\s+${dayNumber},?\\s+(\\d{4})$`, "iu");

type Parts = { year: string; month: string; day: string };

const monthOf = (name: string): string =>
  String(monthPatterns.findIndex((pattern) => new RegExp(`^${pattern}`, "i").test(name)) + 1);

function partsOf(text: string, order: DateOrder | undefined): Parts | "ambiguous" | undefined {
  const [, first = "", , second = "", yearLast] = numeric.exec(text) ?? [];
  if (yearLast) {
    const isDayFirst = order ? order === "day-first" : Number(first) > 12;
    if (!order && Number(first) <= 12 && Number(second) <= 12 && first !== second) return "ambiguous";
    return isDayFirst ? { year: yearLast, month: second, day: first } : { year: yearLast, month: first, day: second };
  }
  const [, startYear, startMonth = "", startDay = ""] = yearFirst.exec(text) ?? [];
  if (startYear) return { year: startYear, month: startMonth, day: startDay };
  const [, day = "", month = "", year] = german.exec(text) ?? [];
  if (year) return { year: year.length === 2 ? `20${year}` : year, month, day };
  const [, namedDay = "", afterDay = "", namedYear] = dayThenName.exec(text) ?? [];
  if (namedYear) return { year: namedYear, month: monthOf(afterDay), day: namedDay };
  const [, beforeDay = "", dayAfter = "", lastYear] = nameThenDay.exec(text) ?? [];
  return lastYear ? { year: lastYear, month: monthOf(beforeDay), day: dayAfter } : undefined;
}

const since1990 = (date: Date) => (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1990 ? null : date);

/**
 * ISO, German and English forms, as UTC where no zone is given.
 * @returns "ambiguous" if day and month could be exchanged and no order is given; null if it isn't a date
 */
export function readConsentDate(text: string, order: DateOrder | undefined): Date | "ambiguous" | null {
  const plain = text.trim();
  if (plain.length > maxLength) return null;
  if (iso.test(plain)) {
    const [day = "", time = "00:00"] = plain.split(/[T ](.*)/s);
    const zoned = time.replace(/ ?(?:UTC|Z)$/, "Z");
    return since1990(new Date(`${day}T${zoned}${/Z$|[+-]\d{2}:?\d{2}$/.test(zoned) ? "" : "Z"}`));
  }
  const [match = "", hours = "0", minutes = "0", seconds = "0", half] = clock.exec(plain) ?? [];
  const parts = partsOf(plain.slice(0, plain.length - match.length).trim(), order);
  if (!parts || parts === "ambiguous") return parts ?? null;
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)];
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  const date = new Date(Date.UTC(year, month - 1, day, hour, Number(minutes), Number(seconds)));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24;
  return isReal ? since1990(date) : null;
}

/** Inferred from dates that are impossible in the other order; undefined if there are none or they contradict each other. */
export function dateOrderOf(column: readonly string[]): DateOrder | undefined {
  let [isDayFirst, isMonthFirst] = [false, false];
  for (const text of column) {
    const plain = text.trim().slice(0, maxLength);
    const [, first, , second] = numeric.exec(plain.replace(clock, "").trim()) ?? [];
    if (Number(first) > 12) isDayFirst = true;
    if (Number(second) > 12) isMonthFirst = true;
  }
  if (isDayFirst === isMonthFirst) return undefined;
  return isDayFirst ? "day-first" : "month-first";
}
