import { createFileRoute, Link } from "@tanstack/react-router";
import type { ListedGuest } from "../../../features/guests/guest-record.ts";
import {
  deleteGuests,
  exportGuests,
  fetchGuests,
  restoreGuests,
} from "../../../features/guests/guests.admin.functions.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { deleteAction } from "../kit/delete-action.ts";
import { dayOf, formatDateTime } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";
import { GuestChip, guestStateOptions, ReleaseChip } from "./guest-words.tsx";

export const Route = createFileRoute("/admin/guests")({
  validateSearch: listParameters<"status">,
  component: GuestsPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedGuest>[] = [
  {
    key: "name",
    label: "Guest",
    cell: ({ id, name, email }) => (
      <>
        <Link to="/admin/guests/$id" params={{ id: String(id) }}>
          {name}
        </Link>
        <small>{email}</small>
      </>
    ),
  },
  {
    key: "expertise",
    label: "Expertise",
    wide: true,
    cell: ({ expertise }) => <span className="admin-clamp">{expertise}</span>,
  },
  { key: "status", label: "Status", cell: ({ status }) => <GuestChip status={status} /> },
  { key: "release", label: "Release", cell: (guest) => <ReleaseChip {...guest} /> },
  {
    key: "interview",
    label: "Interview",
    cell: ({ interviewAt }) => (interviewAt ? formatDateTime(interviewAt) : "–"),
  },
  {
    key: "date",
    label: "Registered",
    sortable: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayOf(createdAt)}</span>,
  },
];

/** Everyone who registered for the podcast, newest first. */
function GuestsPage() {
  const { list, request, table } = useList(["guests", "list"], filterNames, (data) => fetchGuests({ data }));
  const invalidate = useInvalidate();

  const bulk: readonly BulkAction[] = [
    deleteAction("guest", { remove: deleteGuests, restore: restoreGuests, invalidate: () => invalidate("guests") }),
  ];
  return (
    <>
      <PageBar title="Guests" count={list?.total} actions={<BinLink kind="guest" />} />
      <DataTable
        {...table}
        label="Guests"
        columns={columns}
        rows={list?.guests}
        rowName={({ name }) => name}
        defaultSort="-date"
        filters={[{ name: "status", all: "All statuses", options: guestStateOptions }]}
        bulk={bulk}
        exportCsv={() => exportGuests({ data: request })}
        exportName="guests"
        empty={
          <EmptyState
            title="No guests yet"
            text="Podcast registrations appear here, waiting for your reply."
            action={
              <Link to="/podcast-registration" className={buttonClass({ kind: "secondary" })}>
                Open the registration
              </Link>
            }
          />
        }
      />
    </>
  );
}
