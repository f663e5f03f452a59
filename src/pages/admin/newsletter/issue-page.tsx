import { createFileRoute } from "@tanstack/react-router";
import { isWritable } from "../../../features/newsletter/issues/issue-content.ts";
import { fetchIssueForEditing, fetchIssueNumbers } from "../../../features/newsletter/issues/issues.admin.functions.ts";
import { EditorPage } from "../editor/editor-page.tsx";
import { PreviewPageLink } from "../editor/publishing/preview-page-link.tsx";
import { fieldsClass } from "../kit/form-layout.tsx";
import { PageBar } from "../kit/page-bar.tsx";
import { useAdminQuery } from "../kit/use-admin-query.ts";
import { recordId } from "../records/record-id.ts";
import { RecordStates } from "../records/record-states.tsx";
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
