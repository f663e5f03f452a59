import { createFileRoute, Link } from "@tanstack/react-router";
import { leadTitle } from "../../../features/leads/lead.ts";
import type { LeadState, ListedLead } from "../../../features/leads/lead-record.ts";
import {
  changeLeadStatus,
  deleteLeads,
  exportLeads,
  fetchLeads,
  restoreLeads,
} from "../../../features/leads/leads.admin.functions.ts";
import { listPageSize } from "../../../request/list-request.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { listParameters } from "../kit/list-parameters.ts";
import { useListSearch } from "../kit/list-search.ts";
import { counted, moment } from "../kit/moment.ts";
import { offerUndo } from "../kit/offer-undo.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useAdminQuery, useRenew } from "../kit/use-admin-query.ts";
import { LeadChip, leadKinds, leadStateOptions } from "./lead-words.tsx";

export const Route = createFileRoute("/admin/leads")({
  validateSearch: listParameters<"status" | "kind">,
  component: LeadsPage,
});

const filterNames = ["status", "kind"] as const;

const columns: readonly Column<ListedLead>[] = [
  {
    key: "name",
    label: "From",
    cell: ({ id, name, email }) => (
      <>
        <Link to="/admin/leads/$id" params={{ id: String(id) }}>
          {name ?? email}
        </Link>
        {name ? <small>{email}</small> : null}
      </>
    ),
  },
  { key: "organisation", label: "Organisation", cell: ({ organisation }) => organisation ?? "–" },
  { key: "kind", label: "Form", cell: ({ kind }) => leadTitle(kind) },
  { key: "status", label: "Status", cell: ({ status }) => <LeadChip status={status} /> },
  { key: "date", label: "Received", sortable: true, cell: ({ createdAt }) => moment(createdAt) },
];

/** What visitors sent by a form, newest first. */
function LeadsPage() {
  const [state, change] = useListSearch(filterNames);
  const { search, sort, page, filters } = state;
  const data = { search, sort, page, kind: filters.kind, status: filters.status as LeadState | "" };
  const { data: list, error, refetch } = useAdminQuery(["leads", "list", data], () => fetchLeads({ data }));
  const renew = useRenew();

  const setStatus = (label: string, status: LeadState): BulkAction => ({
    label,
    run: async (keys) => {
      await changeLeadStatus({ data: { ids: keys.map(Number), status } });
      await renew("leads");
    },
  });
  const bulk: readonly BulkAction[] = [
    setStatus("In progress", "open"),
    setStatus("Done", "done"),
    {
      label: "Delete",
      danger: true,
      run: async (keys) => {
        const ids = keys.map(Number);
        await deleteLeads({ data: { ids } });
        await renew("leads");
        offerUndo(`${counted(ids.length, "lead")} deleted`, async () => {
          await restoreLeads({ data: { ids } });
          await renew("leads");
        });
      },
    },
  ];
  return (
    <>
      <PageBar title="Leads" count={list?.total} actions={<BinLink kind="lead" />} />
      <DataTable
        label="Leads"
        columns={columns}
        rows={list?.leads}
        total={list?.total ?? 0}
        pageSize={listPageSize}
        rowKey={({ id }) => String(id)}
        rowName={({ name, email }) => name ?? email}
        state={state}
        onChange={change}
        defaultSort="-date"
        filters={[
          { name: "status", all: "All statuses", options: leadStateOptions },
          { name: "kind", all: "All forms", options: leadKinds },
        ]}
        bulk={bulk}
        exportCsv={() => exportLeads({ data })}
        exportName="leads"
        empty={
          <EmptyState
            title="No leads yet"
            text="Messages from the site’s forms appear here."
            action={
              <Link to="/contact" className={buttonClass({ kind: "secondary" })}>
                Open the contact form
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
