import { createFileRoute, Link } from "@tanstack/react-router";
import type { ListedSubscriber } from "../../../features/newsletter/subscriber-record.ts";
import {
  deleteSubscribers,
  exportSubscribers,
  fetchSubscribers,
  restoreSubscribers,
} from "../../../features/newsletter/subscribers.admin.functions.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { deleteAction } from "../kit/delete-action.ts";
import { dayOf } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";
import { SubscriberChip, subscriberStateOptions } from "./subscriber-chip.tsx";

export const Route = createFileRoute("/admin/subscribers")({
  validateSearch: listParameters<"status">,
  component: SubscribersPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedSubscriber>[] = [
  {
    key: "email",
    label: "Reader",
    cell: ({ id, name, email }) => (
      <>
        <Link to="/admin/subscribers/$id" params={{ id: String(id) }}>
          {email}
        </Link>
        {name ? <small>{name}</small> : null}
      </>
    ),
  },
  { key: "status", label: "Status", cell: ({ status }) => <SubscriberChip status={status} /> },
  { key: "industry", label: "Industry", cell: ({ industry }) => industry ?? "–" },
  { key: "page", label: "From the page", cell: ({ page }) => page },
  { key: "date", label: "Since", sortable: true, cell: ({ createdAt }) => dayOf(createdAt) },
];

/** Who gets the email, who asked for it, who ended it. */
function SubscribersPage() {
  const { list, request, table } = useList(["subscribers", "list"], filterNames, (data) => fetchSubscribers({ data }));
  const invalidate = useInvalidate();
  const remove = deleteAction("subscriber", {
    remove: deleteSubscribers,
    restore: restoreSubscribers,
    invalidate: () => invalidate("subscribers"),
  });
  return (
    <>
      <PageBar title="Subscribers" count={list?.total} actions={<BinLink kind="subscriber" />} />
      <DataTable
        {...table}
        label="Subscribers"
        columns={columns}
        rows={list?.subscribers}
        rowName={({ email }) => email}
        defaultSort="-date"
        filters={[{ name: "status", all: "All statuses", options: subscriberStateOptions }]}
        bulk={[remove]}
        exportCsv={() => exportSubscribers({ data: request })}
        exportName="subscribers"
        empty={
          <EmptyState
            title="No subscribers yet"
            text="New requests appear here, and become readers once they have confirmed."
            action={
              <Link to="/sunday-review" className={buttonClass({ kind: "secondary" })}>
                Open the newsletter page
              </Link>
            }
          />
        }
      />
    </>
  );
}
