import { createFileRoute } from "@tanstack/react-router";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import { PreviewPageLink } from "../../../admin/editor/publishing/preview-page-link.tsx";
import { fieldsClass } from "../../../admin/fields/form-layout.tsx";
import { PageBar } from "../../../admin/page-bar.tsx";
import { recordId } from "../../../admin/record/record-id.ts";
import { RecordStates } from "../../../admin/record/record-states.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { isWritable } from "../issues/issue-content.ts";
import { fetchIssueForEditing, fetchIssueNumbers } from "../issues/issues.admin.functions.ts";
import { IssueDispatch } from "./dispatch/issue-dispatch.tsx";
import { IssueForm } from "./issue-form.tsx";
import { IssueNumbersCard } from "./issue-numbers-card.tsx";
import { IssuePreview } from "./issue-preview.tsx";

export const Route = createFileRoute("/admin/newsletter/$id")({ component: IssuePage });

/** One issue: its form while it can be written, its dispatch once sending began, its numbers once it is sent. */
function IssuePage() {
  const name = Route.useParams().id;
  const id = recordId(name);
  const { data, error, refetch } = useAdminQuery(["newsletter", "numbers", name], async () =>
    id === null ? null : fetchIssueNumbers({ data: { id } }),
  );
  if (!data) {
    return (
      <RecordStates
        noun="Issue"
        data={data}
        error={error}
        onRetry={() => void refetch()}
        back="issue"
        binKind="issue"
      />
    );
  }
  const { status } = data;
  const results =
    status === "draft" || status === "scheduled" ? null : (
      <div className={`mt-8 ${fieldsClass()}`}>
        <IssueDispatch issueId={data.id} status={status} />
        {status === "sent" || status === "cancelled" ? <IssueNumbersCard numbers={data} /> : null}
      </div>
    );
  if (isWritable(status)) {
    return (
      <>
        <EditorPage kind="issue" name={name} open={fetchIssueForEditing} Form={IssueForm} />
        {results}
      </>
    );
  }
  return (
    <>
      <PageBar
        title={data.subject}
        back="issue"
        note="Its words were fixed when sending began."
        actions={<PreviewPageLink kind="issue" id={data.id} />}
      />
      {results}
      <div className="mt-8">
        <IssuePreview id={data.id} revision={0} />
      </div>
    </>
  );
}
