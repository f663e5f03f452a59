import { createFileRoute } from "@tanstack/react-router";
import { ConfirmButton } from "../../../admin/confirm-dialog.tsx";
import { EmailAddress } from "../../../admin/email-address.tsx";
import { counted } from "../../../admin/format-date-time.ts";
import type { BulkAction } from "../../../admin/list/bulk-bar.tsx";
import { type Column, DateCell } from "../../../admin/list/column-head.tsx";
import { ListPage, useList } from "../../../admin/list/list-page.tsx";
import { listParameters } from "../../../admin/list/list-parameters.ts";
import { RecordLink } from "../../../admin/record/record-link.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { emailKindLabel } from "../email-kind.ts";
import { failedEmailDays, type ListedEmail, sentEmailDays } from "../email-record.ts";
import { fetchEmails, retryEmails, sendKeptEmails } from "../emails.admin.functions.ts";
import { EmailChip, emailStateOptions } from "./email-words.tsx";
import { MailServer } from "./mail-server.tsx";

export const Route = createFileRoute("/admin/emails")({
  validateSearch: listParameters<"status">,
  component: EmailsPage,
});

const filterNames = ["status"] as const;

const columns: readonly Column<ListedEmail>[] = [
  {
    key: "subject",
    label: "Subject",
    cell: ({ id, subject, kind }) => (
      <RecordLink kind="email" id={id} note={emailKindLabel(kind)}>
        {subject}
      </RecordLink>
    ),
  },
  {
    key: "recipient",
    label: "To",
    cell: ({ recipient }) => <EmailAddress email={recipient} className="tablet:inline-block tablet:min-w-28" />,
  },
  { key: "status", label: "Status", cell: ({ status }) => <EmailChip status={status} /> },
  { key: "attempts", label: "Attempts", number: true, phone: "hidden", cell: ({ attempts }) => attempts },
  { key: "date", label: "Written", cell: ({ createdAt }) => <DateCell iso={createdAt} /> },
];

function EmailsPage() {
  const { list, table } = useList(["emails", "list"], filterNames, fetchEmails);
  const retry: BulkAction = {
    label: "Send again",
    run: async (keys) => {
      const count = await retryEmails({ data: { ids: keys.map(Number) } });
      toast({
        title: count === 0 ? "None of these has failed" : `${counted(count, "email")} on the way again`,
        type: count === 0 ? "info" : "success",
      });
    },
  };
  return (
    <ListPage
      {...table}
      title="Email log"
      note={`How confirmations, reminders, replies and the newsletter leave this site. Sent emails are erased after ${sentEmailDays} days, failed ones after ${failedEmailDays}.`}
      actions={list && list.kept > 0 && list.hasServer ? <SendKept count={list.kept} /> : null}
      columns={columns}
      rows={list?.emails}
      rowName={({ subject, recipient }) => `${subject}, to ${recipient}`}
      filters={[{ name: "status", all: "All statuses", options: emailStateOptions }]}
      bulk={[retry]}
      empty={{
        title: "No emails yet",
        text: "Emails that the site sends automatically appear here: confirmations, reminders, notifications to you.",
      }}
    >
      <MailServer />
    </ListPage>
  );
}

function SendKept({ count }: { count: number }) {
  const emails = counted(count, "email");
  return (
    <ConfirmButton
      kind="primary"
      label={`Send the ${count} now …`}
      title={`Send ${emails} now?`}
      confirm={`Send ${emails}`}
      onConfirm={async () => {
        const sentCount = await sendKeptEmails();
        toast({ title: `${counted(sentCount, "email")} on the way`, type: "success" });
      }}
    >
      They were written while there was no mail server. Reminders and links that have passed stay here.
    </ConfirmButton>
  );
}
