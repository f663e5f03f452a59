import { createFileRoute } from "@tanstack/react-router";
import { EmailAddress } from "../../../admin/email-address.tsx";
import { formatDateTime } from "../../../admin/format-date-time.ts";
import type { Column } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { type RecordKind, recordKinds } from "../../../admin/record/record-kinds.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { perSite } from "../../../facts/site.ts";
import { useSite } from "../../../facts/use-site.ts";
import { auditActor, auditDetail, exportAudit, fetchAudit } from "../audit.admin.functions.ts";
import { type AuditRow, auditSentence, auditSentences, auditSubjects } from "../audit-action.ts";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: listParameters<"kind" | "action">,
  component: AuditPage,
});

const filterNames = ["kind", "action"] as const;

const kinds = Object.entries(auditSubjects).map(([value, label]) => ({ value, label }));

const actions = Object.entries(auditSentences).map(([value, label]) => ({ value, label }));

function actionOptions({ kind, action }: Record<(typeof filterNames)[number], string>) {
  const ofKind = actions.filter(({ value }) => value.startsWith(`${kind}.`) || value === action);
  return kind && ofKind.length > 0 ? ofKind : actions;
}

/** Links to the subject's page if any; deleted subjects are named by kind. */
function Subject({ subjectKind, subjectId, subjectName }: AuditRow) {
  if (!subjectKind) return "–";
  const kind = subjectKind === "mail" ? "email" : subjectKind;
  const recordKind = kind in recordKinds ? (kind as RecordKind) : undefined;
  if (!subjectName) return recordKind ? `${recordKinds[recordKind].one}, deleted` : "Deleted";
  const id = Number(subjectId);
  return recordKind && Number.isInteger(id) ? (
    <RecordLink kind={recordKind} id={id}>
      {subjectName}
    </RecordLink>
  ) : (
    <EmailAddress email={subjectName} />
  );
}

const columns = perSite((site): readonly Column<AuditRow>[] => [
  { key: "date", label: "When", cell: ({ at }) => formatDateTime(site, at) },
  { key: "actor", label: "Who", cell: ({ actor }) => <EmailAddress email={auditActor(actor)} /> },
  { key: "action", label: "What", cell: ({ action }) => auditSentence(action) },
  { key: "subject", label: "Subject", cell: (entry) => <Subject {...entry} /> },
  {
    key: "detail",
    label: "Detail",
    isUnsorted: true,
    cell: ({ detail }) =>
      detail ? (
        <span className="block min-w-36 text-xs whitespace-normal wrap-anywhere">{auditDetail(detail)}</span>
      ) : (
        "–"
      ),
  },
]);

function AuditPage() {
  const site = useSite();
  const { list, request, table } = useList(["audit"], filterNames, fetchAudit);
  return (
    <ListPage
      {...table}
      title="Audit log"
      label="Changes"
      note="What administrators and the site itself changed. Of what visitors do, only the erasure of their own data is here."
      columns={columns(site)}
      rows={list?.entries}
      rowName={({ action, at }) => `${auditSentence(action)}, ${formatDateTime(site, at)}`}
      filters={[
        { name: "kind", all: "Everything", options: kinds },
        { name: "action", all: "All actions", options: actionOptions(table.state.filters) },
      ]}
      exportCsv={() => exportAudit({ data: request })}
      exportName="audit-log"
      empty={{ title: "Nothing has changed yet", text: "The first change in this area appears here." }}
    />
  );
}
