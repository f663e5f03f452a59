import { createFileRoute } from "@tanstack/react-router";
import { exportAudit, fetchAudit } from "../../../features/audit/audit.admin.functions.ts";
import type { AuditRow } from "../../../features/audit/audit-row.ts";
import { formatDateTime } from "../kit/format-date-time.ts";
import type { Column } from "../list/column-head.tsx";
import { ListPage } from "../list/list-page.tsx";
import { listParameters } from "../list/list-parameters.ts";
import { useList } from "../list/use-list.ts";

export const Route = createFileRoute("/admin/audit")({ validateSearch: listParameters<"kind">, component: AuditPage });

const filterNames = ["kind"] as const;

const kinds = [
  { value: "article", label: "Articles" },
  { value: "episode", label: "Episodes" },
  { value: "lead", label: "Leads" },
  { value: "subscriber", label: "Subscribers" },
  { value: "booking", label: "Bookings" },
  { value: "event-type", label: "Event types" },
  { value: "day-off", label: "Days off" },
  { value: "guest", label: "Guests" },
  { value: "media", label: "Media" },
  { value: "mail", label: "Emails" },
];

const columns: readonly Column<AuditRow>[] = [
  { key: "date", label: "When", sortable: true, cell: ({ at }) => formatDateTime(at) },
  { key: "actor", label: "Who", sortable: true, cell: ({ actor }) => actor },
  { key: "action", label: "What", sortable: true, cell: ({ action }) => action },
  {
    key: "subject",
    label: "Subject",
    sortable: true,
    cell: ({ subjectKind, subjectId }) => (subjectKind ? `${subjectKind} ${subjectId ?? ""}` : "–"),
  },
  {
    key: "detail",
    label: "Detail",
    cell: ({ detail }) => (detail ? <span className="admin-detail">{detail}</span> : "–"),
  },
];

/** Who changed what, and when. Nothing here can be changed. */
function AuditPage() {
  const { list, request, table } = useList(["audit"], filterNames, (data) => fetchAudit({ data }));
  return (
    <ListPage
      {...table}
      title="Audit log"
      label="Changes"
      note="Who changed what. Visitors and the site itself count too."
      columns={columns}
      rows={list?.entries}
      rowName={({ action, at }) => `${action}, ${formatDateTime(at)}`}
      filters={[{ name: "kind", all: "Everything", options: kinds }]}
      exportCsv={() => exportAudit({ data: request })}
      exportName="audit-log"
      empty={{ title: "Nothing has changed yet", text: "The first change in this area appears here." }}
    />
  );
}
