import { createFileRoute, Link, type SearchSchemaInput, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { NewLink } from "../../../admin/list/new-link.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { useShortcut } from "../../../admin/shortcuts.tsx";
import { Loading, NotLoaded } from "../../../admin/states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { addDays, zoneName } from "../../../lib/zoned-time.ts";
import { buttonClass, IconButton } from "../../../ui/button.tsx";
import { fetchBookingWeek } from "../week/booking-week.admin.functions.ts";
import type { BookingWeek } from "../week/booking-week.ts";
import { WeekDays } from "./week-days.tsx";
import "./week.css";

type WeekSearch = { day?: string | undefined };

const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

export const Route = createFileRoute("/admin/bookings/week")({
  validateSearch: ({ day }: WeekSearch & SearchSchemaInput): WeekSearch => ({ day: isDay(day) ? day : undefined }),
  component: WeekPage,
});

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Such as "23–29 November 2026". */
const weekName = ({ days }: BookingWeek) => {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return first && last ? short.formatRange(Date.parse(first), Date.parse(last)) : "";
};

function WeekPage() {
  const { day } = Route.useSearch();
  const {
    data: week,
    error,
    refetch,
  } = useAdminQuery(["bookings", "week", day], () => fetchBookingWeek({ data: { day } }));
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
      {week ? (
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
      ) : error ? (
        <NotLoaded what="The week" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading what="the week" />
      )}
    </>
  );
}
