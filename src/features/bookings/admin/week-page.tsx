import "./week.css";
import { createFileRoute, Link, type SearchSchemaInput, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import { NewLink } from "../../../admin/list/list-page.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Loaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { classNames } from "../../../lib/class-names.ts";
import { timeOfDay } from "../../../lib/time/clock-time.ts";
import { addDays, zoneName } from "../../../lib/time/zoned-time.ts";
import { buttonClass, IconButton } from "../../../ui/button.tsx";
import { fetchBookingWeek } from "../week/booking-week.admin.functions.ts";
import { type BookingWeek, isAllDay, visibleHours, type WeekDay, type WeekEntry } from "../week/booking-week.ts";

const weekdayName = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });
const dateName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
/** Minutes since midnight; 1440 is the next midnight. */
const clockTime = (minutes: number) => timeOfDay(`${Math.floor(minutes / 60) % 24}:${minutes % 60}`);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** "10:00–10:30 AM", "11:30 AM–12:00 PM": columns are too narrow to repeat AM or PM. */
function timeRange(from: number, until: number): string {
  const [start, end] = [clockTime(from), clockTime(until)];
  const period = start.slice(-3);
  return `${end.endsWith(period) ? start.slice(0, -3) : start}–${end}`;
}

type HourRange = ReturnType<typeof visibleHours>;

function position(from: number, until: number, { first, last }: HourRange): CSSProperties {
  const [top, bottom] = [Math.max(from, first * 60), Math.min(until, last * 60)];
  return { "--from": top - first * 60, "--length": bottom - top } as CSSProperties;
}

/** Columns on wide screens, a list on phones. */
function WeekDays({ week }: { week: BookingWeek }) {
  const { days, today } = week;
  const visible = visibleHours(days);
  const hours = Array.from({ length: visible.last - visible.first }, (_, index) => visible.first + index);
  return (
    <div className="week" style={{ "--hours": hours.length } as CSSProperties}>
      <ol className="week-clock" aria-hidden="true">
        {hours.map((hour) => (
          <li key={hour}>{clockTime(hour * 60)}</li>
        ))}
      </ol>
      <ol className="week-days">
        {days.map((day) => (
          <Day key={day.day} day={day} visible={visible} isToday={day.day === today} />
        ))}
      </ol>
    </div>
  );
}

type DayProps = { day: WeekDay; visible: HourRange; isToday: boolean };

function Day({ day: { day, off, hours, entries }, visible, isToday }: DayProps) {
  const isWorkday = off === null && hours.length > 0;
  return (
    <li className={classNames("week-day", isToday && "is-today", !isWorkday && "is-off")}>
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
                style={position(minutesOf(starts), minutesOf(ends), visible)}
                aria-hidden="true"
              />
            ))
          : null}
        {entries.length > 0 ? (
          <ol>
            {entries.map((entry) => (
              <Entry key={`${entry.item.kind} ${entry.item.id}`} entry={entry} visible={visible} />
            ))}
          </ol>
        ) : (
          <p className="week-empty">{isWorkday ? "Nothing booked" : "Closed"}</p>
        )}
      </div>
    </li>
  );
}

function Entry({ entry, visible }: { entry: WeekEntry; visible: HourRange }) {
  const { item, from, until } = entry;
  const time = <span className="week-time">{isAllDay(entry) ? "All day" : timeRange(from, until)} </span>;
  const style = position(from, until, visible);
  if (item.kind === "busy") {
    return (
      <li className="week-entry is-busy" style={style}>
        <span>
          {time}
          <b>Busy</b> <small>{item.calendar}</small>
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
          {time}
          <b>{title}</b>{" "}
          <small>
            {name}
            {hasConflict ? ", conflict" : null}
          </small>
        </span>
      </Link>
    </li>
  );
}

type WeekSearch = { day?: string | undefined };

const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const Route = createFileRoute("/admin/bookings/week")({
  validateSearch: ({ day }: WeekSearch & SearchSchemaInput): WeekSearch => ({ day: isDay(day) ? day : undefined }),
  component: WeekPage,
});

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Such as "23–29 November 2026". */
const weekName = ({ days }: BookingWeek) => {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return first && last ? dayFormat.formatRange(Date.parse(first), Date.parse(last)) : "";
};

function WeekPage() {
  const { day } = Route.useSearch();
  const query = useAdminQuery(["bookings", "week", day], () => fetchBookingWeek({ data: { day } }));
  const week = query.data;
  const navigate = useNavigate();
  const monday = week?.days[0]?.day;
  const go = (days: number) =>
    monday && void navigate({ to: "/admin/bookings/week", search: { day: addDays(monday, days) } });
  useShortcut("j", () => go(7));
  useShortcut("k", () => go(-7));
  useShortcut("t", () => void navigate({ to: "/admin/bookings/week" }));
  return (
    <>
      <PageBar
        title="Week"
        back="booking"
        note={week ? `Times as in ${zoneName(week.zone)}` : null}
        actions={<NewLink kind="booking" />}
      />
      <Loaded query={query} what="the week">
        {(week) => (
          <>
            <div className="week-bar">
              <h2 aria-live="polite">{weekName(week)}</h2>
              <IconButton label="Previous week" onClick={() => go(-7)}>
                <ChevronLeft />
              </IconButton>
              <IconButton label="Next week" onClick={() => go(7)}>
                <ChevronRight />
              </IconButton>
              <Link to="/admin/bookings/week" className={buttonClass({ kind: "secondary", size: "sm" })}>
                This week
              </Link>
            </div>
            <WeekDays week={week} />
          </>
        )}
      </Loaded>
    </>
  );
}
