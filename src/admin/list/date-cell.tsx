import { dayOf, localTime } from "../format-date-time.ts";

/** A moment in a list: the day, and the time small below; a dash where there is none. `iso` is an ISO timestamp. */
export function DateCell({ iso }: { iso: string | null }) {
  if (!iso) return "–";
  return (
    <time dateTime={iso}>
      {dayOf(iso)}
      <small>{localTime(new Date(iso))}</small>
    </time>
  );
}
