import { Loading, NotLoaded } from "../../../../admin/states.tsx";
import { useAdminQuery } from "../../../../admin/use-admin-query.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { fetchIssueProgress } from "../../dispatch/dispatch.admin.functions.ts";
import type { IssueStatus } from "../../issues/issue.ts";
import { CopyCountsView } from "./copy-counts.tsx";
import { DispatchActions } from "./dispatch-actions.tsx";
import { PausedNotice } from "./paused-notice.tsx";
import { RecipientsToLookAt } from "./recipients-to-look-at.tsx";
import { usePolling } from "./use-polling.ts";

const pollMs = 2_000;

/** How far the dispatch of an issue is: its copies, what can be done about it, and what needs a look. */
export function IssueDispatch({ issueId, status }: { issueId: number; status: IssueStatus }) {
  const { data, error, refetch } = useAdminQuery(["newsletter", "dispatch", String(issueId), status], () =>
    fetchIssueProgress({ data: { id: issueId } }),
  );
  const isRunning = (data?.progress.status ?? status) === "sending";
  usePolling(isRunning ? pollMs : null, () => void refetch());
  if (error && !data) return <NotLoaded what="The dispatch" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the dispatch" />;
  const { progress, looked } = data;
  return (
    <section className="grid gap-4" aria-label="Dispatch">
      <DispatchActions progress={progress} />
      {progress.pauseReason ? <PausedNotice progress={progress} /> : null}
      {progress.trouble && isRunning ? (
        <Notice tone="warning" role="status" title="Sending waits for the mail server">
          {progress.trouble} No copy is lost: sending goes on as soon as it answers.
        </Notice>
      ) : null}
      {progress.outbox && !progress.finishedAt ? (
        <Notice tone="info" title="No mail server is set">
          Copies are written as files into {progress.outbox}. Set SMTP_URL to send them.
        </Notice>
      ) : null}
      <CopyCountsView progress={progress} />
      <RecipientsToLookAt issueId={issueId} looked={looked} />
    </section>
  );
}
