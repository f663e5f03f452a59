import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { byDay, longDay, timeOf, zoneName } from "../../../lib/time/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { bookingFields, type PlainTimes } from "../slot-list.ts";
import { timesListWords } from "./times-list-copy.ts";

type TimesListProps = {
  plain: Extract<PlainTimes, { show: "list" }>;
  /** Anchor of the booking form. */
  anchor: string;
};

/** For browsers without JavaScript. */
export function TimesList({ plain: { times, zone, ownerZone, zones, minutes, lengths }, anchor }: TimesListProps) {
  const site = useSite();
  const { language } = site.facts;
  const words = useCopy(timesListWords);
  const zoneAndLength = `zone=${encodeURIComponent(zone)}${lengths.length > 1 ? `&minutes=${minutes}` : ""}`;
  const otherLengths =
    lengths.length > 1 ? (
      <nav aria-label={words.howLong} className="mb-4 flex flex-wrap items-center gap-x-4">
        {lengths.map((length) => (
          <a
            key={length}
            rel="nofollow"
            href={`?times=list&zone=${encodeURIComponent(zone)}&minutes=${length}#${anchor}`}
            aria-current={length === minutes ? "page" : undefined}
            className="inline-block py-2.5 aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {fillText(words.minutes, { count: length })}
          </a>
        ))}
      </nav>
    ) : null;
  if (times.length === 0) {
    return (
      <>
        {otherLengths}
        <p className="text-base">
          {words.none.call} <a href={site.facts.phone.href}>{site.facts.phone.text}</a>
          {words.none.find}
        </p>
      </>
    );
  }
  return (
    <>
      {otherLengths}
      <p className="text-base text-ink-soft">
        {words.zone} <b className="text-ink">{zoneName(zone)}</b>
        {zone === ownerZone ? words.owners : ""}.
      </p>
      <form method="get" action={`#${anchor}`} className="mt-4 grid max-w-md gap-1.5">
        <input type="hidden" name="times" value="list" />
        {lengths.length > 1 ? <input type="hidden" name={bookingFields.minutes} value={minutes} /> : null}
        <label htmlFor={`${anchor}-zone`} className="field-label">
          {words.otherZone}
        </label>
        <div className="flex gap-2">
          <Select id={`${anchor}-zone`} name="zone" defaultValue={zone} className="min-w-0 grow">
            {zones.map((name) => (
              <option key={name} value={name}>
                {zoneName(name)}
              </option>
            ))}
          </Select>
          <Button type="submit" kind="secondary">
            {words.show}
          </Button>
        </div>
      </form>
      <ol className="mt-8 border-b border-line">
        {[...byDay(times, zone)].map(([day, slots]) => (
          <li key={day} className="grid gap-x-gap gap-y-1 border-t border-line py-3 sm:grid-cols-[15rem_1fr]">
            <span className="py-2 text-base font-semibold">{longDay(day, language)}</span>
            <ul className="-mx-2.5 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]">
              {slots.map(({ start }) => (
                <li key={start}>
                  <a
                    rel="nofollow"
                    href={`?start=${start}&${zoneAndLength}#${anchor}`}
                    aria-label={`${timeOf(start, zone, language)}, ${longDay(day, language)}`}
                    className="inline-block px-2.5 py-2.5 tabular-nums"
                  >
                    {timeOf(start, zone, language)}
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
