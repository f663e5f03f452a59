import { createFileRoute, Link } from "@tanstack/react-router";
import { failedEmailDays, type ListedEmail, sentEmailDays } from "../../../features/email/email-record.ts";
import { fetchEmails, retryEmails } from "../../../features/email/emails.admin.functions.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type BulkAction, type Column, DataTable } from "../kit/data-table.tsx";
import { counted, formatDateTime } from "../kit/format-date-time.ts";
import { listParameters } from "../kit/list-parameters.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { useInvalidate } from "../kit/use-admin-query.ts";
import { useList } from "../kit/use-list.ts";
import { EmailChip, emailStateOptions } from "./email-words.tsx";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: listParameters<"status">,
  component: EmailsPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedEmail>[] = [
  {
    key: "subject",
    label: "Subject",
    cell: ({ id, subject, kind }) => (
      <>
        <Link to="/admin/mails/$id" params={{ id: String(id) }}>
          {subject}
        </Link>
        <small>{kind}</small>
      </>
    ),
  },
  { key: "recipient", label: "To", cell: ({ recipient }) => recipient },
  { key: "status", label: "Status", cell: ({ status }) => <EmailChip status={status} /> },
  { key: "attempts", label: "Attempts", number: true, cell: ({ attempts }) => attempts },
  { key: "date", label: "Written", sortable: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** Emails that wait, were sent, or failed. */
function EmailsPage() {
  const { list, table } = useList(["mails", "list"], filterNames, (data) => fetchEmails({ data }));
  const invalidate = useInvalidate();
  const retry: BulkAction = {
    label: "Send again",
    run: async (keys) => {
      const count = await retryEmails({ data: { ids: keys.map(Number) } });
      await invalidate("mails");
      toast({
        title: count === 0 ? "None of these has failed" : `${counted(count, "email")} on the way again`,
        type: count === 0 ? "info" : "success",
      });
    },
  };
  return (
    <>
      <PageBar
        title="Emails"
        count={list?.total}
        note={`Sent emails are erased after ${sentEmailDays} days, failed ones after ${failedEmailDays}.`}
      />
      <DataTable
        {...table}
        label="Emails"
        columns={columns}
        rows={list?.emails}
        rowName={({ subject, recipient }) => `${subject}, to ${recipient}`}
        defaultSort="-date"
        filters={[{ name: "status", all: "All statuses", options: emailStateOptions }]}
        bulk={[retry]}
        empty={
          <EmptyState
            title="No emails yet"
            text="Emails that the site sends automatically appear here: confirmations, reminders, notices to you."
          />
        }
      />
    </>
  );
}
