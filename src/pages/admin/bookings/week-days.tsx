import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import {
  type BookingWeek,
  shownHours,
  type WeekDay,
  type WeekEntry,
} from "../../../features/bookings/week/booking-week.ts";
import { classNames } from "../../../lib/class-names.ts";
import { timeOfDay } from "../../../lib/clock-time.ts";

const weekdayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const dateName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
/** Minutes since midnight as a time; 1440 is the midnight after. */
const clock = (minutes: number) => timeOfDay(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Where an entry lies in its day, in minutes since the first hour that is shown. */
const position = (from: number, until: number, first: number) =>
  ({ "--from": from - first * 60, "--length": until - from }) as CSSProperties;

/** Seven days: columns with a clock on a wide screen, a list on a phone. */
export function WeekDays({ week }: { week: BookingWeek }) {
  const { days, today } = week;
  const { first, last } = shownHours(days);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div className="week" style={{ "--hours": hours.length } as CSSProperties}>
      <ol className="week-clock" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{clock(hour * 60)}</li>
        ))}
      </ol>
      <ol className="week-days">
        {days.map((day) => (
          <Day key={day.day} day={day} first={first} isToday={day.day === today} />
        ))}
      </ol>
    </div>
  );
}

function Day({ day: { day, off, hours, entries }, first, isToday }: { day: WeekDay; first: number; isToday: boolean }) {
  const isFree = off === null && hours.length > 0;
  return (
    <li className={classNames("week-day", isToday && "is-today", !isFree && "is-off")}>
      <h3 aria-current={isToday ? "date" : undefined}>
        <span>{weekdayName.format(Date.parse(day))} </span>
        <span>{dateName.format(Date.parse(day))}</span>
        {off === null ? null : <small>{off ? `Off: ${off}` : "Day off"}</small>}
      </h3>
      <div className="week-column">
        {off === null
          ? hours.map(({ starts, ends }) => (
              <span
                key={starts}
                className="week-open"
                style={position(minutesOf(starts), minutesOf(ends), first)}
                aria-hidden="true"
              />
            ))
          : null}
        {entries.length > 0 ? (
          <ol>
            {entries.map((entry) => (
              <Entry key={`${entry.item.kind} ${entry.item.id}`} entry={entry} first={first} />
            ))}
          </ol>
        ) : (
          <p className="week-empty">{off === null && hours.length > 0 ? "Nothing booked" : "Closed"}</p>
        )}
      </div>
    </li>
  );
}

function Entry({ entry: { item, from, until }, first }: { entry: WeekEntry; first: number }) {
  const time = from === 0 && until === 1440 ? "All day" : `${clock(from)}–${clock(until)}`;
  const style = position(from, until, first);
  if (item.kind === "busy") {
    return (
      <li className="week-entry is-busy" style={style}>
        <span>
          {time} <b>Busy</b>
          <small>{item.calendar}</small>
        </span>
      </li>
    );
  }
  const { id, title, name, hasConflict, isOver } = item;
  return (
    <li
      className={classNames("week-entry is-booking", hasConflict && "has-conflict", isOver && "is-over")}
      style={style}
    >
      <Link to="/admin/bookings/$id" params={{ id: String(id) }}>
        <span>
          {time} <b>{title}</b>
          <small>
            {name}
            {hasConflict ? ", you’re busy then" : null}
          </small>
        </span>
      </Link>
    </li>
  );
}
