import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { dayMs, minuteMs } from "../../../lib/time/durations.ts";
import { calendarWords } from "./calendar-copy.ts";
import "./booking.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { isOutdated } from "../../../lib/outdated.ts";
import {
  addMonths,
  byDay,
  dayOf,
  detectedZone,
  localTimeOf,
  longDay,
  monthOf,
  offsetOf,
  spanOfMonth,
  zoneName,
} from "../../../lib/time/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { OutdatedNotice } from "../../../ui/outdated-notice.tsx";
import { Select } from "../../../ui/select.tsx";
import type { BookableSlot, TimesSource } from "../slot-list.ts";
import { calendarHeight, TimesSkeleton } from "./calendar-skeleton.tsx";
import { MonthGrid } from "./month-grid.tsx";

function ZoneSelect({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const id = useId();
  const [now] = useState(Date.now);
  const [zones] = useState(() =>
    [...new Set([detectedZone(), zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort(),
  );
  const words = useCopy(calendarWords);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="field-label">
        {words.zone} <span>({offsetOf(now, zone)})</span>
      </label>
      <Select id={id} value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
        {zones.map((name) => (
          <option key={name} value={name}>
            {zoneName(name)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Refetched every minute, as others book meanwhile. */
function useMonthTimes(source: TimesSource, month: string, zone: string, length?: number) {
  const { data, status, error, refetch } = useQuery({
    queryKey: ["slots", source.key, length ?? "usual", month],
    queryFn: () => source.load({ ...spanOfMonth(month), minutes: length }),
    staleTime: 20_000,
    refetchInterval: minuteMs,
    retry: 1,
  });
  const days = byDay(data?.times ?? [], zone);
  for (const day of days.keys()) if (!day.startsWith(month)) days.delete(day);
  return { data, status, error, refetch, days };
}

type LengthChoiceProps = {
  lengths: readonly number[];
  selected: number | undefined;
  onChoose: (minutes: number) => void;
};

function LengthChoice({ lengths, selected, onChoose }: LengthChoiceProps) {
  const name = useId();
  const words = useCopy(calendarWords);
  return (
    <fieldset className="booking-lengths">
      <legend className="field-label">{words.howLong}</legend>
      <div>
        {lengths.map((minutes) => (
          <label key={minutes} className="check">
            <input type="radio" name={name} checked={minutes === selected} onChange={() => onChoose(minutes)} />
            {fillText(words.minutes, { count: minutes })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type BookingCalendarProps = {
  source: TimesSource;
  zone: string;
  onZone: (zone: string) => void;
  /** Minutes; undefined for the usual length. */
  length?: number | undefined;
  /** Without it, visitors can't choose the length. */
  onLength?: (minutes: number) => void;
  /** Selected first if it has free times. */
  startDay?: string | undefined;
  pending?: number | undefined;
  onChoose: (start: number) => void;
};

/** Limit of keyboard navigation until the times have loaded. */
const yearMs = 366 * dayMs;

export function BookingCalendar(props: BookingCalendarProps) {
  const site = useSite();
  const { language } = site.facts;
  const words = useCopy(calendarWords);
  const { source, zone, onZone, length, onLength, startDay, pending, onChoose } = props;
  const [now] = useState(Date.now);
  const today = dayOf(now, zone);
  const [focusedDay, setFocusedDay] = useState<string>();
  const [selectedDay, setSelectedDay] = useState(startDay);
  const cursor = focusedDay ?? selectedDay ?? today;
  const month = monthOf(cursor);
  const { data, status, error, refetch, days } = useMonthTimes(source, month, zone, length);
  const [choices, setChoices] = useState<readonly number[]>([]);
  // Keeps the choice visible while another length loads.
  if (data && data.lengths.join() !== choices.join()) setChoices(data.lengths);
  const last = dayOf(data?.until ?? now + yearMs, zone);
  const first = [...days.keys()][0];
  const visibleDay = selectedDay !== undefined && days.has(selectedDay) ? selectedDay : undefined;

  useEffect(() => {
    if (focusedDay !== undefined || status !== "success") return;
    // Opens on the first day with a free time, whatever its month.
    if (first) setSelectedDay((current) => (current && days.has(current) ? current : first));
    else if (month < monthOf(last)) setSelectedDay(`${addMonths(month, 1)}-01`);
  }, [focusedDay, status, first, month, last, days]);

  if (data === null) {
    return (
      <Notice tone="info" title={words.closed.title}>
        <p>
          {words.closed.write} <a href={`mailto:${site.facts.email}`}>{site.facts.email}</a> {words.closed.call}{" "}
          <a href={site.facts.phone.href}>{site.facts.phone.text}</a>
          {words.closed.find}
        </p>
      </Notice>
    );
  }
  if (isOutdated(error)) return <OutdatedNotice />;
  if (status === "error") {
    return (
      <Notice tone="error" title={words.failed.title} role="alert">
        <p>{words.failed.text}</p>
        <Button kind="secondary" size="sm" className="mt-3" onClick={() => void refetch()}>
          {words.failed.again}
        </Button>
      </Notice>
    );
  }

  const counts = new Map([...days].map(([day, times]) => [day, times.length]));
  const monthHint = days.size > 0 ? words.chooseDay : words.noneThisMonth;
  const isEmpty = status === "success" && days.size === 0 && month >= monthOf(last);
  return (
    <div className={classNames("booking-calendar", calendarHeight)}>
      {onLength && choices.length > 1 ? (
        <LengthChoice lengths={choices} selected={length ?? data?.minutes} onChoose={onLength} />
      ) : null}
      <MonthGrid
        month={month}
        cursor={cursor}
        selected={visibleDay}
        today={today}
        last={last}
        busy={status === "pending"}
        counts={counts}
        onMove={setFocusedDay}
        onChoose={(day) => {
          setFocusedDay(day);
          setSelectedDay(day);
        }}
      />
      <div className="grid content-start gap-4">
        <ZoneSelect zone={zone} onChange={onZone} />
        {visibleDay ? (
          <DayTimes
            day={visibleDay}
            times={days.get(visibleDay) ?? []}
            zone={zone}
            pending={pending}
            onChoose={onChoose}
          />
        ) : status === "pending" ? (
          <TimesSkeleton />
        ) : (
          <p role="status" className="text-base text-ink-soft">
            {isEmpty ? fillText(words.noneUntil, { day: longDay(last, language) }) : monthHint}
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
  const { language } = useSite().facts;
  const words = useCopy(calendarWords);
  const dayText = longDay(day, language);
  return (
    <section aria-label={fillText(words.timesOn, { day: dayText })}>
      <h4 className="font-sans text-base font-semibold">{dayText}</h4>
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
              {localTimeOf(start, zone)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
