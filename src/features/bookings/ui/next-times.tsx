import { useHydrated } from "@tanstack/react-router";
import { type MouseEvent, useEffect, useState } from "react";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { addDays, dayOf, detectedZone, localTimeOf, shortDay, timeOf, zoneName } from "../../../lib/time/zoned-time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { loadNextTimes } from "../bookings.queries.ts";
import type { NextTimes as NextTimesData } from "../slot-list.ts";
import { bookingCardWords } from "./booking-card-copy.ts";

/** What the server wrote may come from its cache: asked again once, and gone where nobody answers. */
export function useNextTimes(kind: string, written: NextTimesData | null): NextTimesData | null {
  const isLive = useHydrated();
  const [isFresh] = useState(isLive);
  const [next, setNext] = useState(written);
  useEffect(() => {
    if (!isFresh && written) void loadNextTimes(kind).then(setNext, () => setNext(null));
  }, [kind, isFresh, written]);
  return next;
}

type NextTimesProps = { next: NextTimesData; title: string; place: string; onChoose: (start: number) => void };

/** Links to a plain form; once the page is live, in the visitor's zone and words, without what has passed since. */
export function NextTimes({ next, title, place, onChoose }: NextTimesProps) {
  const { language } = useSite().facts;
  const words = useCopy(bookingCardWords);
  const hydrated = useHydrated();
  const [now] = useState(Date.now);
  const zone = hydrated ? detectedZone() : next.zone;
  const today = dayOf(now, zone);
  const starts = hydrated ? next.starts.filter((start) => start > now) : next.starts;
  if (starts.length === 0) return null;

  function dayWords(start: number): string {
    const day = dayOf(start, zone);
    if (hydrated && day === today) return words.today;
    return hydrated && day === addDays(today, 1) ? words.tomorrow : shortDay(start, zone, language);
  }
  const choose = (start: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    document.getElementById(place)?.scrollIntoView();
    onChoose(start);
  };
  // As wide whatever the zone is called, so that nothing beside it wraps anew.
  return (
    <div className="w-full max-w-105">
      <h2 className="font-sans text-sm font-normal tracking-normal text-ink-soft">{`${title} (${zoneName(zone)})`}</h2>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {starts.map((start, index) => (
          <li key={start}>
            <a
              href={`?start=${start}&zone=${encodeURIComponent(next.zone)}#${place}`}
              rel="nofollow"
              onClick={choose(start)}
              className={buttonClass({
                kind: index === 0 ? "primary" : "secondary",
                wide: true,
                className: "grid gap-0.5 px-1 text-center leading-tight",
              })}
            >
              <span className="text-xs">{dayWords(start)}</span>{" "}
              <span className="tabular-nums">
                {hydrated ? localTimeOf(start, zone) : timeOf(start, zone, language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
