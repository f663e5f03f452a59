/**
 * A time on the 24-hour clock, such as "09:00" or "21:40:00", as people read it: "9:00 AM", "9:40 PM". Pages, emails, calendar
 * texts and the admin area all write times of day so, because the specification writes the business hours so. Formats for
 * programs keep the 24-hour clock: ISO timestamps, CSV, iCalendar, URLs and the values of time fields.
 */
export function timeOfDay(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}
