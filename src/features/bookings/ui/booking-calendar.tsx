import { useEffect, useState } from "react";
import { siteFacts } from "../../../facts/site-facts.ts";
import { isOutdated } from "../../../lib/outdated.ts";
import { addMonths, dayOf, longDay, monthOf, timeOf } from "../../../lib/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutdatedNotice } from "../../../ui/outdated-notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { BookableSlot, TimesSource } from "../slot-list.ts";
import { LengthChoice } from "./length-choice.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { useMonthTimes } from "./use-month-times.ts";
import { ZoneSelect } from "./zone-select.tsx";
import "./booking.css";

type BookingCalendarProps = {
  source: TimesSource;
  zone: string;
  onZone: (zone: string) => void;
  /** The length in minutes that the visitor chose, and what happens when they do; without it there is no choice. */
  length?: number | undefined;
  onLength?: (minutes: number) => void;
  /** The day to open with, where it has free times. */
  startDay?: string | undefined;
  /** The slot that is loading, or was chosen. */
  pending?: number | undefined;
  onChoose: (start: number) => void;
};

/** The furthest that the arrow keys go while nothing is known yet. */
const aYear = 366 * 86_400_000;

/** A month, and the free times of one of its days, in the visitor's zone. */
export function BookingCalendar(props: BookingCalendarProps) {
  const { source, zone, onZone, length, onLength, startDay, pending, onChoose } = props;
  const [now] = useState(Date.now);
  const today = dayOf(now, zone);
  const [focusedDay, setFocusedDay] = useState<string>();
  const [chosen, setChosen] = useState(startDay);
  const cursor = focusedDay ?? chosen ?? today;
  const month = monthOf(cursor);
  const { status, error, closed, until, minutes, lengths, days, refetch } = useMonthTimes(source, month, zone, length);
  const [choices, setChoices] = useState<readonly number[]>([]);
  // They stay in sight while the times of another length load.
  if (lengths && lengths.join() !== choices.join()) setChoices(lengths);
  const last = dayOf(until ?? now + aYear, zone);
  const first = [...days.keys()][0];
  const shown = chosen !== undefined && days.has(chosen) ? chosen : undefined;

  useEffect(() => {
    if (focusedDay !== undefined || status !== "success") return;
    // The calendar opens on the first day with a free time, in whichever month that is.
    if (first) setChosen((known) => (known && days.has(known) ? known : first));
    else if (month < monthOf(last)) setChosen(`${addMonths(month, 1)}-01`);
  }, [focusedDay, status, first, month, last, days]);

  if (closed) {
    return (
      <Notice tone="info" title="Nothing can be booked just now">
        <p>
          Write to <a href={`mailto:${siteFacts.email}`}>{siteFacts.email}</a> or call{" "}
          <a href={siteFacts.phone.href}>{siteFacts.phone.text}</a>, and we’ll find a time together.
        </p>
      </Notice>
    );
  }
  if (isOutdated(error)) return <OutdatedNotice />;
  if (status === "error") {
    return (
      <Notice tone="error" title="The times did not load" role="alert">
        <p>Check your connection and try again, or call {siteFacts.phone.text}.</p>
        <Button kind="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </Notice>
    );
  }

  const counts = new Map([...days].map(([day, times]) => [day, times.length]));
  const empty = status === "success" && days.size === 0 && month >= monthOf(last);
  return (
    <div className="booking-calendar">
      {onLength && choices.length > 1 ? (
        <LengthChoice lengths={choices} chosen={length ?? minutes} onChoose={onLength} />
      ) : null}
      <MonthGrid
        month={month}
        cursor={cursor}
        chosen={shown}
        today={today}
        last={last}
        busy={status === "pending"}
        counts={counts}
        onMove={setFocusedDay}
        onChoose={(day) => {
          setFocusedDay(day);
          setChosen(day);
        }}
      />
      <div className="grid content-start gap-4">
        <ZoneSelect zone={zone} onChange={onZone} />
        {shown ? (
          <DayTimes day={shown} times={days.get(shown) ?? []} zone={zone} pending={pending} onChoose={onChoose} />
        ) : status === "pending" ? (
          <TimesOnTheirWay />
        ) : (
          <p role="status" className="text-base text-ink-soft">
            {empty
              ? `No times are free up to and including ${longDay(last)}. Call ${siteFacts.phone.text}, and we’ll find one together.`
              : days.size > 0
                ? "Choose a day to see its times."
                : "No times are free this month. Try the next one."}
          </p>
        )}
      </div>
    </div>
  );
}

type DayTimesProps = {
  day: string;
  times: readonly BookableSlot[];
  zone: string;
  pending: number | undefined;
  onChoose: (start: number) => void;
};

function DayTimes({ day, times, zone, pending, onChoose }: DayTimesProps) {
  return (
    <section aria-label={`Free times on ${longDay(day)}`}>
      <h4 className="font-sans text-base font-semibold">{longDay(day)}</h4>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
        {times.map(({ start }) => (
          <li key={start}>
            <Button
              kind="secondary"
              wide
              className="px-1 tabular-nums"
              busy={pending === start}
              onClick={() => onChoose(start)}
            >
              {timeOf(start, zone)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TimesOnTheirWay() {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">Loading the free times</span>
      <Skeleton className="h-5 w-1/2" />
      <div className="mt-4 grid grid-cols-3 gap-2">
        {[0, 1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
      </div>
    </div>
  );
}
