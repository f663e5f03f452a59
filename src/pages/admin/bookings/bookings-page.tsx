import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { BookingView, ListedBooking } from "../../../features/bookings/booking-record.ts";
import {
  exportBookings,
  fetchBookingSettings,
  fetchBookings,
} from "../../../features/bookings/bookings.admin.functions.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { formatDateTime } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { useListSearch } from "../kit/list-search.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useShortcut } from "../kit/shortcuts.tsx";
import { useAdminQuery } from "../kit/use-admin-query.ts";
import { BookingChip } from "./booking-words.tsx";
import { browserZone } from "./zone-here.ts";

export const Route = createFileRoute("/admin/bookings")({
  validateSearch: listParameters<"view" | "type">,
  component: BookingsPage,
});

const filterNames = ["view", "type"] as const;

const columns: readonly Column<ListedBooking>[] = [
  {
    key: "time",
    label: "Begins",
    sortable: true,
    cell: ({ id, startsAt }) => (
      <Link to="/admin/bookings/$id" params={{ id: String(id) }}>
        {formatDateTime(startsAt)}
      </Link>
    ),
  },
  { key: "title", label: "Conversation", cell: ({ title }) => title },
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
  { key: "status", label: "Status", cell: (booking) => <BookingChip {...booking} /> },
];

/** Every conversation that was booked. */
function BookingsPage() {
  const [state, change] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const data = { search, sort, page, type: filters.type, view: filters.view as BookingView | "" };
  const { data: list, error, refetch } = useAdminQuery(["bookings", "list", data], () => fetchBookings({ data }));
  const { data: settings } = useAdminQuery(["bookings", "settings"], () => fetchBookingSettings());
  const navigate = useNavigate();
  useShortcut("n", () => void navigate({ to: "/admin/bookings/new" }));

  const newBooking = (
    <Link to="/admin/bookings/new" className={buttonClass()}>
      <Plus />
      New booking
    </Link>
  );
  return (
    <>
      <PageBar title="Bookings" count={list?.total} note={`Times as in ${browserZone()}`} actions={newBooking} />
      <DataTable
        label="Bookings"
        columns={columns}
        rows={list?.bookings}
        total={list?.total ?? 0}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        state={state}
        onChange={change}
        defaultSort={filters.view === "upcoming" ? "time" : "-time"}
        filters={[
          {
            name: "view",
            all: "All times",
            options: [
              { value: "upcoming", label: "To come" },
              { value: "past", label: "Over" },
              { value: "cancelled", label: "Cancelled" },
            ],
          },
          {
            name: "type",
            all: "All conversations",
            options: (settings?.types ?? []).map(({ key, title }) => ({ value: key, label: title })),
          },
        ]}
        exportCsv={() => exportBookings({ data })}
        exportName="bookings"
        empty={
          <EmptyState
            title="No bookings yet"
            text="Conversations that visitors book appear here. You can also book one yourself for someone who called."
            action={newBooking}
          />
        }
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
