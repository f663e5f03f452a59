import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { MailDetail } from "../../../features/email/email-record.ts";
import { discardMails, fetchMail, retryMails } from "../../../features/email/emails.admin.functions.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { FactList } from "../kit/fact-list.tsx";
import { FormCard, FormLayout } from "../kit/form-layout.tsx";
import { moment } from "../kit/moment.ts";
import { PageBar } from "../kit/page-bar.tsx";
import { withSession } from "../kit/sign-in-again.ts";
import { useRenew } from "../kit/use-admin-query.ts";
import { useChange } from "../kit/use-change.ts";
import { RecordPage } from "../records/record-page.tsx";
import { MailChip } from "./mail-words.tsx";

export const Route = createFileRoute("/admin/mails/$id")({ component: MailPage });

const back = { to: "/admin/mails", label: "Emails" } as const;

/** One letter with its words and its way. */
function MailPage() {
  return (
    <RecordPage name="mails" noun="Email" id={Route.useParams().id} back={back} fetch={fetchMail}>
      {(mail) => <Letter key={mail.id} mail={mail} />}
    </RecordPage>
  );
}

function Letter({ mail }: { mail: MailDetail }) {
  const { id, status } = mail;
  const navigate = useNavigate();
  const renew = useRenew();
  const [isAsking, setAsking] = useState(false);
  const retry = useChange<void, MailDetail | null>({
    run: () => retryMails({ data: { ids: [id] } }),
    changes: ["admin", "mails"],
    failure: "The email was not sent again",
    onDone: () => void toast({ title: "On its way again", type: "success" }),
  });
  const canDiscard = status === "queued" || status === "dead";
  return (
    <>
      <PageBar
        title={mail.subject}
        back={back}
        note={<MailChip status={status} />}
        actions={
          <>
            {status === "dead" ? (
              <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate()}>
                Send again
              </Button>
            ) : null}
            {canDiscard ? (
              <Button kind="danger" size="sm" onClick={() => setAsking(true)}>
                Discard …
              </Button>
            ) : null}
          </>
        }
      />
      <FormLayout>
        {mail.lastError ? (
          <Notice tone={status === "dead" ? "error" : "warning"} title="What the mail server said">
            {mail.lastError}
          </Notice>
        ) : null}
        <FormCard title="Email">
          <FactList
            facts={[
              { label: "To", value: mail.recipient },
              { label: "Kind", value: mail.kind },
              { label: "Written", value: moment(mail.createdAt) },
              {
                label: status === "sent" ? "Sent" : "Next attempt",
                value: mail.at ? moment(mail.at) : null,
              },
              { label: "Attempts", value: String(mail.attempts) },
              { label: "Attached", value: mail.attachments.join(", ") },
            ]}
          />
        </FormCard>
        <FormCard title="Its words">
          <pre className="admin-letter">{mail.plain}</pre>
        </FormCard>
      </FormLayout>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard this email?"
        confirm="Discard"
        danger
        onConfirm={async () => {
          await withSession(() => discardMails({ data: { ids: [id] } }));
          await navigate({ to: "/admin/mails" });
          await renew("mails");
          toast({ title: "Email discarded", type: "success" });
        }}
      >
        {mail.recipient} will never get it, and it cannot be restored.
      </ConfirmDialog>
    </>
  );
}
