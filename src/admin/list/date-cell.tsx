import { dayOf, localTime } from "../format-date-time.ts";

/** Day with the time below it; a dash for null. `iso` is an ISO timestamp. */
export function DateCell({ iso }: { iso: string | null }) {
  if (!iso) return "–";
  return (
    <time dateTime={iso}>
      {dayOf(iso)}
      <small>{localTime(new Date(iso))}</small>
    </time>
  );
}
