import { createFileRoute, Link } from "@tanstack/react-router";
import type { ListedSubscriber, SubscriberState } from "../../../features/newsletter/subscriber-record.ts";
import {
  deleteSubscribers,
  exportSubscribers,
  fetchSubscribers,
  restoreSubscribers,
} from "../../../features/newsletter/subscribers.admin.functions.ts";
import { listPageSize } from "../../../request/list-request.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { listParameters } from "../kit/list-parameters.ts";
import { useListSearch } from "../kit/list-search.ts";
import { counted, dayOf } from "../kit/moment.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useAdminQuery, useRenew } from "../kit/use-admin-query.ts";
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

/** Who gets the letter, who asked for it, who ended it. */
function SubscribersPage() {
  const [state, change] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const data = { search, sort, page, status: filters.status as SubscriberState | "" };
  const { data: list, error, refetch } = useAdminQuery(["subscribers", "list", data], () => fetchSubscribers({ data }));
  const renew = useRenew();
  const remove: BulkAction = {
    label: "Delete",
    danger: true,
    run: async (keys) => {
      const ids = keys.map(Number);
      await deleteSubscribers({ data: { ids } });
      await renew("subscribers");
      offerUndo(`${counted(ids.length, "subscriber")} deleted`, async () => {
        await restoreSubscribers({ data: { ids } });
        await renew("subscribers");
      });
    },
  };
  return (
    <>
      <PageBar title="Subscribers" count={list?.total} actions={<BinLink kind="subscriber" />} />
      <DataTable
        label="Subscribers"
        columns={columns}
        rows={list?.subscribers}
        total={list?.total ?? 0}
        pageSize={listPageSize}
        rowKey={({ id }) => String(id)}
        rowName={({ email }) => email}
        state={state}
        onChange={change}
        defaultSort="-date"
        filters={[{ name: "status", all: "All statuses", options: subscriberStateOptions }]}
        bulk={[remove]}
        exportCsv={() => exportSubscribers({ data })}
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
        error={error}
        onRetry={() => void refetch()}
      />
    </>
  );
}
