import { createFileRoute } from "@tanstack/react-router";
import type { BulkAction } from "../../../admin/list/bulk-bar.tsx";
import { type Column, DateCell } from "../../../admin/list/column-head.tsx";
import { ListPage, NewLink, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { useDeleteAction } from "../../../admin/record/move-to-bin.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { leadTitle } from "../lead.ts";
import type { LeadOutcome, ListedLead } from "../lead-record.ts";
import { changeLeadStatus, exportLeads, fetchLeadOrigins, fetchLeads } from "../leads.admin.functions.ts";
import { LeadChip, leadKinds, leadStateOptions } from "./lead-words.tsx";

export const Route = createFileRoute("/admin/leads")({
  validateSearch: listParameters<"status" | "kind" | "origin" | "campaign">,
  component: LeadsPage,
});

const filterNames = ["status", "kind", "origin", "campaign"] as const;

const columns: readonly Column<ListedLead>[] = [
  {
    key: "name",
    label: "Name",
    cell: ({ id, name, email }) => (
      <RecordLink kind="lead" id={id} note={name ? email : null}>
        {name ?? email}
      </RecordLink>
    ),
  },
  { key: "organisation", label: "Organisation", cell: ({ organisation }) => organisation ?? "–" },
  { key: "kind", label: "Form", cell: ({ kind }) => leadTitle(kind) },
  { key: "origin", label: "Source", wide: true, cell: ({ origin }) => origin ?? "–" },
  { key: "campaign", label: "Campaign", wide: true, cell: ({ campaignName }) => campaignName ?? "–" },
  { key: "status", label: "Status", cell: ({ status }) => <LeadChip status={status} /> },
  { key: "date", label: "Received", cell: ({ createdAt }) => <DateCell iso={createdAt} /> },
];

/** No filter if no lead has a value. */
const namedFilter = (name: "origin" | "campaign", all: string, names: readonly string[] = []) =>
  names.length === 0 ? [] : [{ name, all, options: names.map((value) => ({ value, label: value })) }];

function LeadsPage() {
  const { list, request, table } = useList(["leads", "list"], filterNames, fetchLeads);
  const { data: names } = useAdminQuery(["leads", "origins"], () => fetchLeadOrigins());

  const setStatus = (label: string, outcome: LeadOutcome): BulkAction => ({
    label,
    run: (keys) => changeLeadStatus({ data: { ids: keys.map(Number), outcome } }),
  });
  const bulk: readonly BulkAction[] = [
    setStatus("In conversation", { status: "conversation" }),
    setStatus("Lost", { status: "lost", reason: "" }),
    useDeleteAction("lead"),
  ];
  return (
    <ListPage
      {...table}
      title="Leads"
      actions={<NewLink kind="lead" />}
      bin="lead"
      columns={columns}
      rows={list?.leads}
      rowName={({ name, email }) => name ?? email}
      filters={[
        { name: "status", all: "All statuses", options: leadStateOptions },
        { name: "kind", all: "All forms", options: leadKinds },
        ...namedFilter("origin", "All sources", names?.origins),
        ...namedFilter("campaign", "All campaigns", names?.campaigns),
      ]}
      bulk={bulk}
      exportCsv={() => exportLeads({ data: request })}
      empty={{
        title: "No leads yet",
        text: "Messages from the site’s forms appear here.",
        link: { to: "/contact", label: "Open the contact form" },
      }}
    />
  );
}
