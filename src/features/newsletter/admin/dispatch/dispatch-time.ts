import { localTime } from "../../../../admin/format-date-time.ts";

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });

/** "8:24 AM", with its day where that is not today's; `iso` is an ISO timestamp. */
export function dispatchTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = at.toDateString() === now.toDateString() ? "" : `${dayFormat.format(at)}, `;
  return day + localTime(at);
}
