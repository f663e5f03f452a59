import { createFileRoute, Link } from "@tanstack/react-router";
import { counted } from "../../../admin/format-date-time.ts";
import { type Column, DayCell } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import type { ListedSubscriber } from "../subscriber-record.ts";
import { exportSubscribers, fetchSubscribers } from "../subscribers.admin.functions.ts";
import { SubscriberChip, subscriberStateOptions } from "./subscriber-chip.tsx";

export const Route = createFileRoute("/admin/subscribers")({
  validateSearch: listParameters<"status">,
  component: SubscribersPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedSubscriber>[] = [
  {
    key: "email",
    label: "Subscriber",
    cell: ({ id, name, email }) => (
      <RecordLink kind="subscriber" id={id} note={name}>
        {email}
      </RecordLink>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: ({ status, endReason, bouncesInRow }) => (
      <>
        <SubscriberChip status={status} />
        <small>{endReason ?? (bouncesInRow > 0 ? `${counted(bouncesInRow, "issue")} bounced` : "")}</small>
      </>
    ),
  },
  { key: "page", label: "Sign-up page", cell: ({ page }) => page },
  { key: "date", label: "Since", cell: ({ since }) => <DayCell iso={since} /> },
];

function SubscribersPage() {
  const { list, request, table } = useList(["subscribers", "list"], filterNames, fetchSubscribers);
  return (
    <ListPage
      {...table}
      title="Subscribers"
      actions={
        <Link to="/admin/subscribers/import" className={buttonClass({ kind: "secondary", size: "sm" })}>
          Import …
        </Link>
      }
      bin="subscriber"
      columns={columns}
      rows={list?.subscribers}
      rowName={({ email }) => email}
      filters={[{ name: "status", all: "All statuses", options: subscriberStateOptions }]}
      bulk={[useDeleteAction("subscriber")]}
      exportCsv={() => exportSubscribers({ data: request })}
      empty={{
        title: "No subscribers yet",
        text: "New requests appear here as pending, until they are confirmed.",
        link: { to: "/sunday-review", label: "Open the newsletter page" },
      }}
    />
  );
}
