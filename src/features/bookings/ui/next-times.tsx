import { useHydrated } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useState } from "react";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { freshFor } from "../../../lib/dehydrated-query.ts";
import { addDays, dayOf, detectedZone, localTimeOf, shortDay, zoneName } from "../../../lib/time/zoned-time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { loadNextTimes } from "../bookings.queries.ts";
import type { NextTimes as NextTimesData } from "../slot-list.ts";
import { bookingCardWords } from "./booking-card-copy.ts";

/** Reloads stale times of a cached page; hides them if that fails. */
export function useNextTimes(eventType: string, initial: NextTimesData | null): NextTimesData | null {
  const [next, setNext] = useState(initial);
  useEffect(() => {
    if (initial && Date.now() - initial.asOf > freshFor)
      void loadNextTimes(eventType).then(setNext, () => setNext(null));
  }, [eventType, initial]);
  return next;
}

/** Undefined until after hydration. */
function useVisitorZone(): string | undefined {
  const isHydrated = useHydrated();
  const [zone, setZone] = useState(() => (isHydrated ? detectedZone() : undefined));
  useEffect(() => {
    if (zone) return;
    // Not during hydration: the first Intl format takes 100 ms on a phone.
    const timer = setTimeout(() => setZone(detectedZone()));
    return () => clearTimeout(timer);
  }, [zone]);
  return zone;
}

type NextTimesProps = { next: NextTimesData; title: string; anchor: string; onChoose: (start: number) => void };

/** Links to the page's form without JavaScript. After hydration, shows the visitor's zone and hides past times. */
export function NextTimes({ next, title, anchor, onChoose }: NextTimesProps) {
  const { language } = useSite().facts;
  const words = useCopy(bookingCardWords);
  const visitorZone = useVisitorZone();
  const [now] = useState(Date.now);
  const zone = visitorZone ?? next.zone;
  const times = visitorZone ? next.times.filter(({ start }) => start > now) : next.times;
  if (times.length === 0) return null;

  function dayLabel(start: number): string {
    const [day, today] = [dayOf(start, zone), dayOf(now, zone)];
    if (day === today) return words.today;
    return day === addDays(today, 1) ? words.tomorrow : shortDay(start, zone, language);
  }
  const choose = (start: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(anchor)?.scrollIntoView();
    onChoose(start);
  };
  // A fixed width: the name of the zone must not reflow what is beside it.
  return (
    <div className="w-full max-w-105">
      <h2 className="font-sans text-sm font-normal tracking-normal text-ink-soft">{`${title} (${zoneName(zone)})`}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {times.map(({ start, day, time }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: replaced times keep their element, so that nothing moves
          <li key={index}>
            <a
              href={`?start=${start}&zone=${encodeURIComponent(next.zone)}#${anchor}`}
              rel="nofollow"
              onClick={choose(start)}
              className={buttonClass({
                kind: index === 0 ? "primary" : "secondary",
                wide: true,
                className: "grid gap-0.5 px-1 text-center leading-tight",
              })}
            >
              <span className="text-xs">{visitorZone ? dayLabel(start) : day}</span>{" "}
              <span className="tabular-nums">{visitorZone ? localTimeOf(start, zone) : time}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
