import type { OfferedTime, PlainTimes } from "../../lib/offered-times.ts";
import { byDay, longDay, timeOf, zoneName } from "../../lib/zoned-time.ts";
import { siteFacts } from "../site-facts.ts";

type TimesListProps = {
  plain: PlainTimes & { times: OfferedTime[] };
  /** The element that the chosen time's page opens at. */
  place: string;
};

/** Every free time as a link, day by day: the calendar for browsers without scripts. */
export function TimesList({ plain: { times, zone, ownerZone }, place }: TimesListProps) {
  if (times.length === 0) {
    return (
      <p className="text-base">
        No time is free at the moment. Call <a href={siteFacts.phone.href}>{siteFacts.phone.text}</a>, and we find one
        together.
      </p>
    );
  }
  return (
    <>
      <p className="text-base text-ink-soft">
        All times are those of <b className="text-ink">{zoneName(zone)}</b>
        {zone === ownerZone ? `, where ${siteFacts.name} works` : ""}.
      </p>
      <ol className="mt-4 border-b border-line">
        {[...byDay(times, zone)].map(([day, offered]) => (
          <li key={day} className="grid gap-x-gap gap-y-1 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
            <span className="py-2 text-base font-semibold">{longDay(day)}</span>
            <ul className="flex flex-wrap gap-x-1">
              {offered.map(({ start }) => (
                <li key={start}>
                  <a
                    href={`?start=${start}&zone=${encodeURIComponent(zone)}#${place}`}
                    aria-label={`${timeOf(start, zone)}, ${longDay(day)}`}
                    className="inline-block px-2.5 py-2.5 tabular-nums"
                  >
                    {timeOf(start, zone)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </>
  );
}
