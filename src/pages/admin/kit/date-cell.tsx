import { dayOf } from "./format-date-time.ts";

const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** A moment in a list: the day, and the time small below; a dash where there is none. `iso` is an ISO timestamp. */
export function DateCell({ iso }: { iso: string | null }) {
  if (!iso) return "–";
  return (
    <time dateTime={iso}>
      {dayOf(iso)}
      <small>{time.format(new Date(iso))}</small>
    </time>
  );
}
