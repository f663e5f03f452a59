import { createFileRoute, Link } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import { formatDateTime, ownerZone } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, NewLink, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { perSite } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { buttonClass } from "../../../ui/button.tsx";
import type { BookingListView, ListedBooking } from "../booking-record.ts";
import { exportBookings, fetchBookingSettings, fetchBookings } from "../bookings.admin.functions.ts";
import { BookingChip } from "./booking-labels.tsx";

export const Route = createFileRoute("/admin/bookings")({
  validateSearch: listParameters<"view" | "type">,
  component: BookingsPage,
});

const filterNames = ["view", "type"] as const;

/** Upcoming bookings by default, the next first. */
const withView = <Request extends { view: string }>(request: Request) => ({
  ...request,
  view: (request.view === "all" ? "" : request.view || "upcoming") as BookingListView | "",
});

const columns = perSite((site): readonly Column<ListedBooking>[] => [
  {
    key: "time",
    label: "Starts",
    cell: ({ id, startsAt }) => (
      <RecordLink kind="booking" id={id}>
        {formatDateTime(site, startsAt)}
      </RecordLink>
    ),
  },
  { key: "title", label: "Event type", cell: ({ title }) => title },
  {
    key: "name",
    label: "With",
    cell: ({ name, email }) => (
      <>
        {name}
        <small>{email}</small>
      </>
    ),
  },
  { key: "organisation", label: "Organisation", cell: ({ organisation }) => organisation ?? "–" },
  {
    key: "status",
    label: "Status",
    cell: (booking) => (
      <>
        <BookingChip {...booking} />
        {booking.hasConflict ? <small>Conflict</small> : null}
      </>
    ),
  },
]);

function BookingsPage() {
  const site = useSite();
  const { list, request, table } = useList(["bookings", "list"], filterNames, ({ data }) =>
    fetchBookings({ data: withView(data) }),
  );
  const { data: settings } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  const newBooking = <NewLink kind="booking" />;
  return (
    <ListPage
      {...table}
      title="Bookings"
      actions={
        <>
          <Link to="/admin/bookings/week" className={buttonClass({ kind: "secondary", size: "sm" })}>
            <CalendarDays />
            Week
          </Link>
          {newBooking}
        </>
      }
      note={`Times as in ${ownerZone(site)}`}
      columns={columns(site)}
      rows={list?.bookings}
      rowName={({ name }) => name}
      defaultSort={request.view === "" ? "time" : "-time"}
      filters={[
        {
          name: "view",
          all: "Upcoming",
          options: [
            { value: "past", label: "Past" },
            { value: "no-show", label: "No-shows" },
            { value: "cancelled", label: "Cancelled" },
            { value: "all", label: "All bookings" },
          ],
        },
        {
          name: "type",
          all: "All event types",
          options: (settings?.types ?? []).map(({ key, title }) => ({ value: key, label: title })),
        },
      ]}
      hasToolsWhenEmpty
      exportCsv={() => exportBookings({ data: withView(request) })}
      empty={{
        title: "No upcoming bookings",
        text: "Bookings appear here, the next one first. You can also add one for someone who called.",
        action: newBooking,
      }}
    />
  );
}
