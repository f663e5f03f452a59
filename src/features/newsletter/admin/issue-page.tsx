import { createFileRoute, Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { AdminButton } from "../../../admin/admin-button.tsx";
import { downloadCsv } from "../../../admin/download.ts";
import { EditorPage } from "../../../admin/editor/editor-page.tsx";
import { PreviewPageLink } from "../../../admin/editor/publishing/preview-page-link.tsx";
import { cardClass, fieldsClass } from "../../../admin/fields/form-layout.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import { Count, PageBar } from "../../../admin/page-bar.tsx";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { RecordStates, recordId } from "../../../admin/record/record-page.tsx";
import { Note, Pending } from "../../../admin/states.tsx";
import { StatusChip, type StatusTone } from "../../../admin/status-chip.tsx";
import { useAdminQuery } from "../../../admin/use-admin-query.ts";
import { useAction } from "../../../admin/use-change.ts";
import { useSite } from "../../../facts/use-site.ts";
import { Notice } from "../../../ui/notice.tsx";
import {
  exportRecipients,
  fetchIssueProgress,
  markDeliverySent,
  sendDeliveryAgain,
} from "../dispatch/dispatch.admin.functions.ts";
import {
  handled,
  type IssueProgress,
  type ListedRecipient,
  maxRejectedShare,
  percent,
  recipientStatusLabels,
} from "../dispatch/dispatch.ts";
import type { IssueStatus } from "../issues/issue.ts";
import { isWritable } from "../issues/issue-content.ts";
import { fetchIssueForEditing, fetchIssueNumbers } from "../issues/issues.admin.functions.ts";
import { DispatchActions, dispatchTime, throwOnFailure } from "./dispatch/dispatch-actions.tsx";
import { IssueForm, IssuePreview } from "./issue-form.tsx";
import { IssueNumbersCard } from "./issue-numbers-card.tsx";

const tones: Partial<Record<ListedRecipient["status"], StatusTone>> = {
  unknown: "open",
  bounced: "problem",
  retrying: "planned",
};

type RecipientPage = { recipients: readonly ListedRecipient[]; total: number };

function RecipientsToReview({ issueId, page: { recipients, total } }: { issueId: number; page: RecipientPage }) {
  const save = useAction(async () => {
    downloadCsv(`issue-${issueId}-recipients.csv`, await exportRecipients({ data: { id: issueId } }));
  }, "The file could not be created");
  return (
    <div className={cardClass()}>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <h3 className="self-center">
          Needs a look <Count number={total} />
        </h3>
        <AdminButton action={save} kind="quiet">
          <Download /> Export CSV
        </AdminButton>
      </div>
      {recipients.length === 0 ? <Note>Nothing so far.</Note> : null}
      <ul>
        {recipients.map((recipient) => (
          <Recipient key={recipient.subscriberId} issueId={issueId} recipient={recipient} />
        ))}
      </ul>
      {total > recipients.length ? <Note>The first {recipients.length}; the export has every recipient.</Note> : null}
    </div>
  );
}

function Recipient({ issueId, recipient }: { issueId: number; recipient: ListedRecipient }) {
  const site = useSite();
  const { subscriberId, email, status, answer, at, nextAttemptAt } = recipient;
  const data = { id: issueId, subscriberId };
  const mark = useAction(() => throwOnFailure(markDeliverySent({ data })), "The email was not marked");
  const again = useAction(() => throwOnFailure(sendDeliveryAgain({ data })), "The email was not sent again");
  return (
    <li className="grid gap-x-5 gap-y-1 border-t py-3.5 wrap-anywhere min-[50rem]:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_232px] min-[50rem]:items-center">
      <RecordLink kind="subscriber" id={subscriberId} note={dispatchTime(site, at)}>
        {email}
      </RecordLink>
      <span>
        <StatusChip tone={tones[status] ?? "open"}>{recipientStatusLabels[status]}</StatusChip>
        <small>
          {answer}
          {nextAttemptAt ? ` Next attempt at ${dispatchTime(site, nextAttemptAt)}.` : ""}
        </small>
      </span>
      {status === "unknown" ? (
        <span className="admin-actions">
          <AdminButton action={mark} kind="quiet" aria-label={`Mark as sent: ${email}`}>
            Mark as sent
          </AdminButton>
          <AdminButton action={again} kind="quiet" aria-label={`Send again: ${email}`}>
            Send again
          </AdminButton>
        </span>
      ) : null}
    </li>
  );
}

const number = (count: number) => count.toLocaleString("en-GB");

const fills: Readonly<Record<string, string>> = {
  sent: "bg-tide",
  retrying: "bg-[repeating-linear-gradient(135deg,var(--signal-fill)_0_3px,var(--signal-soft)_3px_6px)]",
  bounced: "bg-flag",
  unknown: "bg-ink",
  waiting: "bg-line",
  skipped: "bg-line",
};

function DeliveryCountsView({ progress }: { progress: IssueProgress }) {
  const site = useSite();
  const { counts, total, rejectedShare, nextRetryAt, finishedAt } = progress;
  const isOver = finishedAt !== null;
  const waiting = counts.waiting + counts.sending;
  const done = handled(counts);
  const visible = [
    { key: "sent", label: "Sent", count: counts.sent, note: "Accepted by the mail server" },
    {
      key: "retrying",
      label: "Retrying",
      count: counts.retrying,
      note: nextRetryAt ? `Next at ${dispatchTime(site, nextRetryAt)}, up to a day` : "For up to a day",
    },
    {
      key: "bounced",
      label: "Bounced",
      count: counts.bounced,
      note: isOver
        ? percent(rejectedShare)
        : `${percent(rejectedShare)}. Pauses automatically at ${maxRejectedShare * 100}%`,
    },
    { key: "unknown", label: "Unknown", count: counts.unknown, note: "Never sent again automatically" },
    { key: "waiting", label: "Queued", count: waiting, note: `Of ${number(total)} recipients` },
    ...(counts.skipped > 0
      ? [{ key: "skipped", label: "Skipped", count: counts.skipped, note: "Unsubscribed or cancelled" }]
      : []),
  ].filter(({ key, count }) => !isOver || count > 0 || (key !== "retrying" && key !== "waiting"));
  if (isOver && total === 0) return <Note>No emails of it were sent from here.</Note>;
  return (
    <div className={cardClass()}>
      <div
        className="flex h-3.5 gap-0.5 overflow-hidden rounded-[2px] bg-line"
        role="progressbar"
        aria-label="Emails handled"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${number(done)} of ${number(total)}`}
      >
        {visible
          .filter(({ key, count }) => key !== "waiting" && count > 0)
          .map(({ key, count }) => (
            <i
              key={key}
              className={`min-w-1 flex-none ${fills[key]}`}
              style={{ flexBasis: `${(count / total) * 100}%` }}
            />
          ))}
      </div>
      <dl className="mt-2 -mb-1.5 grid grid-cols-[repeat(auto-fit,minmax(132px,1fr))] gap-x-6 gap-y-0">
        {visible.map(({ key, label, count, note }) => (
          <div key={key} className="py-2">
            <dt className="flex items-center gap-2 text-xs text-ink-soft">
              <i className={`size-3 rounded-[2px] ${fills[key]}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className="font-heading font-serif text-[1.875rem] lining-nums tabular-nums leading-[1.2]">
              {number(count)}
            </dd>
            <dd className="text-xs text-ink-soft">{note}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PausedNotice({ progress }: { progress: IssueProgress }) {
  const { pauseReason, counts } = progress;
  const remaining = counts.waiting + counts.retrying;
  return (
    <Notice tone="error" role="alert" title="Sending was paused automatically">
      <p>{pauseReason}</p>
      <p>
        Check the bounced email addresses below and where they <Link to="/admin/subscribers">come from</Link>, then
        resume. {counted(remaining, "recipient")} {remaining === 1 ? "is" : "are"} still waiting; no one gets an issue
        twice.
      </p>
    </Notice>
  );
}

const pollMs = 2_000;

function IssueDispatch({ issueId, status }: { issueId: number; status: IssueStatus }) {
  const query = useAdminQuery(
    ["newsletter", "dispatch", String(issueId), status],
    () => fetchIssueProgress({ data: { id: issueId } }),
    (latest) => (latest?.progress.status === "sending" ? pollMs : false),
  );
  const { data } = query;
  if (!data) return <Pending query={query} what="the report" />;
  const { progress, looked } = data;
  return (
    <section className="grid gap-4" aria-label="Sending">
      <DispatchActions progress={progress} />
      {progress.pauseReason ? <PausedNotice progress={progress} /> : null}
      {progress.trouble && progress.status === "sending" ? (
        <Notice tone="warning" role="status" title="Sending waits for the mail server">
          {progress.trouble} No email is lost: sending continues as soon as it responds.
        </Notice>
      ) : null}
      {progress.outbox && !progress.finishedAt ? (
        <Notice tone="info" title="No mail server is set">
          Emails are written as files into {progress.outbox}. Enter a mail server to send them.
        </Notice>
      ) : null}
      <DeliveryCountsView progress={progress} />
      <RecipientsToReview issueId={issueId} page={looked} />
    </section>
  );
}

export const Route = createFileRoute("/admin/newsletter/$id")({ component: IssuePage });

/** The form while the issue can be edited, progress once sending has started, and the report once sent. */
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
        note="Its text was fixed when sending began."
        actions={<PreviewPageLink kind="issue" id={data.id} />}
      />
      {results}
      <div className="mt-8">
        <IssuePreview id={data.id} revision={0} />
      </div>
    </>
  );
}
