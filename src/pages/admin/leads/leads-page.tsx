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
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BinLink } from "../kit/bin-link.tsx";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { deleteAction } from "../kit/delete-action.ts";
import { formatDateTime } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";
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
  { key: "date", label: "Received", sortable: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** What visitors sent by a form, newest first. */
function LeadsPage() {
  const { list, request, table } = useList(["leads", "list"], filterNames, (data) => fetchLeads({ data }));
  const invalidate = useInvalidate();

  const setStatus = (label: string, status: LeadState): BulkAction => ({
    label,
    run: async (keys) => {
      await changeLeadStatus({ data: { ids: keys.map(Number), status } });
      await invalidate("leads");
    },
  });
  const bulk: readonly BulkAction[] = [
    setStatus("In progress", "open"),
    setStatus("Done", "done"),
    deleteAction("lead", { remove: deleteLeads, restore: restoreLeads, invalidate: () => invalidate("leads") }),
  ];
  return (
    <>
      <PageBar title="Leads" count={list?.total} actions={<BinLink kind="lead" />} />
      <DataTable
        {...table}
        label="Leads"
        columns={columns}
        rows={list?.leads}
        rowName={({ name, email }) => name ?? email}
        defaultSort="-date"
        filters={[
          { name: "status", all: "All statuses", options: leadStateOptions },
          { name: "kind", all: "All forms", options: leadKinds },
        ]}
        bulk={bulk}
        exportCsv={() => exportLeads({ data: request })}
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
      />
    </>
  );
}
