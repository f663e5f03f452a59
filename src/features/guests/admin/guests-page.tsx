import { createFileRoute } from "@tanstack/react-router";
import { type Column, DateCell, DayCell } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import type { ListedGuest } from "../guest-record.ts";
import { exportGuests, fetchGuests } from "../guests.admin.functions.ts";
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
      <RecordLink kind="guest" id={id} note={email}>
        {name}
      </RecordLink>
    ),
  },
  {
    key: "expertise",
    label: "Expertise",
    wide: true,
    cell: ({ expertise }) => <span className="line-clamp-2 max-w-80">{expertise}</span>,
  },
  { key: "status", label: "Status", cell: ({ status }) => <GuestChip status={status} /> },
  { key: "release", label: "Release", cell: (guest) => <ReleaseChip {...guest} /> },
  {
    key: "interview",
    label: "Interview",
    phone: "hidden",
    cell: ({ interviewAt }) => <DateCell iso={interviewAt} />,
  },
  { key: "date", label: "Registered", cell: ({ createdAt }) => <DayCell iso={createdAt} /> },
];

function GuestsPage() {
  const { list, request, table } = useList(["guests", "list"], filterNames, fetchGuests);
  return (
    <ListPage
      {...table}
      title="Guests"
      bin="guest"
      columns={columns}
      rows={list?.guests}
      rowName={({ name }) => name}
      filters={[{ name: "status", all: "All statuses", options: guestStateOptions }]}
      bulk={[useDeleteAction("guest")]}
      exportCsv={() => exportGuests({ data: request })}
      empty={{
        title: "No guests yet",
        text: "Podcast registrations appear here, waiting for your reply.",
        link: { to: "/podcast-registration", label: "Open the registration" },
      }}
    />
  );
}
